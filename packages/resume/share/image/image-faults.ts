/** Says what the share images cannot show of the content: before anything is drawn, with file, field and what to do. */
import { LANGUAGES } from '#shared/language.ts';
import type { ContentFault } from '#content/check.ts';
import { contentFile } from '#content/folder.ts';
import type { Content } from '#content/schema.ts';
import { layoutOf, wordsOf, type Word } from './layout.ts';

/** All faults in all languages, each once. */
export async function shareImageFaults(content: Content): Promise<ContentFault[]> {
  const layouts = await Promise.all(LANGUAGES.map((language) => layoutOf(content, language)));
  const faults = layouts.flatMap(wordsOf).flatMap(faultsOf);
  return [...new Map(faults.map((fault) => [`${fault.field} ${fault.rule}`, fault])).values()];
}

function faultsOf({ field, text, stack, setting }: Word): ContentFault[] {
  const missing = stack.missing(text);
  const rules = [
    missing.length > 0 && `has ${missing.join('')}, which no face of the share image can draw: write it another way`,
    !setting.fits && `is too long for the share image even at ${setting.size} px: shorten it`,
  ].filter((rule) => rule !== false);
  return rules.map((rule) => ({ file: contentFile(field.split('.', 1)[0] ?? ''), field, rule }));
}
