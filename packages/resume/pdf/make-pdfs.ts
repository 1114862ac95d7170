/** Makes the résumé as a PDF in every language: the texts come from the content, the look from `resume.typ`. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initSync, TypstCompilerBuilder, type TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import { colour } from '#scripts/artwork/drawings/palette.ts';
import { OWN_IN_CJK } from '#scripts/artwork/fonts/latin.ts';
import type { Content } from '#content/schema.ts';
import { isLatin, SCRIPTS } from '#shared/known-languages.ts';
import { faceFile } from '#scripts/artwork/fonts/face-file.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { resumePath } from '#shared/resume-path.ts';
import { directionOf } from '#shared/direction.ts';
import { filesOfFaces } from '#resume/faces/fetch-faces.ts';
import { wholeFacesFor, type WholeFace } from '#resume/faces/scripts.ts';
import { PDF_FACES, PDF_FONT_FOLDER, stackOf } from './pdf-faces.ts';
import { resumeIn } from './resume-source.ts';
import type { PdfRole } from './set-texts.ts';

const TEMPLATE = new URL('resume.typ', import.meta.url);

interface PdfOptions {
  readonly content: Content;
  readonly outDir: string;
  /** The site's own address without a slash at the end. */
  readonly publicUrl: string;
  /** When the content last changed. */
  readonly modified: Date;
}

/** Writes `resume.en.pdf` and the like to `outDir`. The same content makes the same bytes, on any machine. */
export async function makePdfs({ content, outDir, ...source }: PdfOptions): Promise<void> {
  const faces = wholeFacesFor(JSON.stringify(content));
  const compiler = await openCompiler(filesOfFaces(faces));
  await mkdir(outDir, { recursive: true });
  for (const language of LANGUAGES) {
    const resume = resumeIn(language, content, source);
    const pdf = compile(compiler, { resume, style: styleIn(language, faces, directionOf(runningText(resume))) });
    await writeFile(join(outDir, resumePath(language, 'pdf')), pdf);
  }
  compiler.free();
}

function runningText({ name, title, profile, experience }: ReturnType<typeof resumeIn>): string {
  return [name, title, ...profile.paragraphs, ...experience.jobs.map(({ description }) => description)].join(' ');
}

/** A compiler that knows the project's fonts and no others: the machine's own cannot slip in. */
async function openCompiler(files: readonly string[]): Promise<TypstCompiler> {
  initSync({
    module: readFileSync(createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
  });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const { name } of PDF_FACES) {
    await builder.add_raw_font(readFileSync(faceFile(`${name}.ttf`, PDF_FONT_FOLDER)));
  }
  for (const file of files) await builder.add_raw_font(readFileSync(file));
  const compiler = await builder.build();
  compiler.add_source('/resume.typ', readFileSync(TEMPLATE, 'utf8'));
  return compiler;
}

interface Outcome {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly { readonly severity: string; readonly range: string; readonly message: string }[];
}

/** @throws An error that lists what the compiler did not like, warnings included. */
function compile(compiler: TypstCompiler, data: object): Uint8Array {
  compiler.map_shadow('/data.json', Buffer.from(JSON.stringify(data)));
  const withPositions = 2;
  const { result, diagnostics = [] } = compiler.compile('/resume.typ', undefined, 'pdf', withPositions) as Outcome;
  if (result && diagnostics.length === 0) return result;
  const lines = diagnostics.map(({ severity, range, message }) => `${range} ${severity}: ${message}`);
  throw new Error(['The template of the PDF cannot be set (packages/resume/pdf/resume.typ):', ...lines].join('\n'));
}

function styleIn(language: Language, faces: readonly WholeFace[], direction: 'rtl' | undefined) {
  // A script's own faces stand before those of Chinese, which have its letters too, as wide as a character.
  const families = (role: PdfRole) => {
    const [first = '', ...others] = stackOf(role, language).map(({ family }) => family);
    return [...new Set([first, ...faces.map(({ family }) => family), ...others])];
  };
  return {
    script: SCRIPTS[language],
    direction: direction ?? 'ltr',
    /** Joined and stacked letters stand as near to each other as their face says. */
    tracked: faces.length === 0,
    families: { display: families('display'), beside: families('beside'), body: families('body') },
    /** What Chinese and Japanese draw in their own way is left to their faces. */
    latin: isLatin(language) ? '.' : `[^${OWN_IN_CJK}]`,
    colours: {
      ink: colour('ink', 'light'),
      muted: colour('mut', 'light'),
      magenta: colour('mag', 'light'),
      water: colour('water', 'light'),
    },
  };
}
