/** Makes the résumé as a PDF in every language: the texts come from the content, the look from `resume.typ`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colour } from '#scripts/artwork/drawings/palette.ts';
import { LANGUAGES } from '#shared/language.ts';
import { resumePath } from '#shared/urls.ts';
import { directionOf } from '#shared/text.ts';
import { wholeFacesFor } from '#resume/faces/scripts.ts';
import type { SiteFacts } from '../model.ts';
import { fontFiles, styleIn } from './pdf-faces.ts';
import { pdfSource } from './resume-source.ts';
import { openTypesetter } from './typst.ts';

const TEMPLATE = new URL('resume.typ', import.meta.url);

interface PdfOptions extends SiteFacts {
  readonly outDir: string;
}

/** Writes `resume.en.pdf` and the like to `outDir`. The same content makes the same bytes, on any machine. */
export async function makePdfs({ content, outDir, ...source }: PdfOptions): Promise<void> {
  const all = JSON.stringify(content);
  const faces = wholeFacesFor(all);
  const typesetter = await openTypesetter(TEMPLATE, fontFiles(all));
  const ink = (token: string) => colour(token, 'light');
  const colours = {
    ink: ink('color-text'),
    muted: ink('color-muted'),
    magenta: ink('color-accent'),
    water: ink('color-water'),
  };
  await mkdir(outDir, { recursive: true });
  for (const language of LANGUAGES) {
    const resume = pdfSource({ content, ...source }, language);
    const style = {
      ...styleIn(language, { faces, direction: directionOf(runningText(resume)), text: all }),
      /** Joined and stacked letters stand as near to each other as their face says. */
      tracked: faces.length === 0,
      colours,
    };
    await writeFile(join(outDir, resumePath(language, 'pdf')), typesetter.pdf({ resume, style }));
  }
  typesetter.free();
}

function runningText({ name, title, profile, experience }: ReturnType<typeof pdfSource>): string {
  return [name, title, ...profile.paragraphs, ...experience.jobs.map(({ description }) => description)].join(' ');
}
