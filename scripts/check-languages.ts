/**
 * Stops where the list of languages is wrong, or one of them lacks a text that page, chat or documents say. To be imported
 * before all that has words of its own: what has none in a language fails without saying whose fault it is, and the build
 * compiles no types.
 */
import { describeFaults, listFaults } from '#content/check.ts';
import { localeFile, MESSAGES } from '#i18n/locales/all.ts';
import { LANGUAGES } from '#shared/language.ts';

const faults = describeFaults(listFaults(LANGUAGES)) || missingTexts(MESSAGES, LANGUAGES).join('\n');
if (faults) {
  console.error(faults);
  process.exit(1);
}

/** What English says and these languages do not, each with the file to open. */
export function missingTexts(messages: Readonly<Record<string, object>>, languages: readonly string[]): string[] {
  return languages.flatMap((language) => {
    if (!messages[language])
      return [`src/i18n/locales/all.ts: ${language} is missing: add its folder (docs/languages.md)`];
    return (
      missingIn(messages['en'], messages[language])
        // The page says these again: they are missing where they are first said.
        .filter(([part, group]) => part !== 'page' || group !== 'shared')
        .map(([part = '', ...field]) => {
          const [file, what] = field.length > 0 ? [localeFile(part), field.join('.')] : ['index', part];
          return `src/i18n/locales/${language}/${file}.ts: ${what} is missing: add it, as English has it`;
        })
    );
  });
}

/** The ways to what is not there, no further than to the first: `['page', 'hero', 'projects']`. */
function missingIn(shape: unknown, value: unknown): string[][] {
  if (typeof shape !== 'object' || shape === null) return typeof value === 'string' && value.trim() !== '' ? [] : [[]];
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(shape).flatMap(([name, inner]) =>
    missingIn(inner, (value as Readonly<Record<string, unknown>>)[name]).map((way) => [name, ...way]),
  );
}
