/** Sets a template with Typst, as a PDF, and its pixels with PDFium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { initSync, TypstCompilerBuilder, type TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import { PNG } from 'pngjs';

const { resolve } = createRequire(import.meta.url);

export type Typesetter = Awaited<ReturnType<typeof openTypesetter>>;

/**
 * Sets a template as a PDF with data, which it reads as `/data.json`.
 * @param fonts Files; it knows no others: the machine's own cannot slip in.
 */
export async function openTypesetter(template: URL, fonts: readonly (URL | string)[]) {
  initSync({ module: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(readFileSync(font));
  const compiler = await builder.build();
  compiler.add_source('/main.typ', readFileSync(template, 'utf8'));
  return { pdf: (data: object) => compile(compiler, template, data), free: () => compiler.free() };
}

interface Outcome {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly { readonly severity: string; readonly range: string; readonly message: string }[];
}

/** @throws An error that lists what the compiler did not like, warnings included. */
function compile(compiler: TypstCompiler, template: URL, data: object): Uint8Array {
  compiler.map_shadow('/data.json', Buffer.from(JSON.stringify(data)));
  const withPositions = 2;
  const { result, diagnostics = [] } = compiler.compile('/main.typ', undefined, 'pdf', withPositions) as Outcome;
  if (result && diagnostics.length === 0) return result;
  const lines = diagnostics.map(({ severity, range, message }) => `${range} ${severity}: ${message}`);
  throw new Error([`${template.pathname.split('/').at(-1)} cannot be set:`, ...lines].join('\n'));
}

/** The first page of a PDF at a pixel a point, as a PNG; what nothing is drawn on is white, or transparent. */
export async function pngOf(pdf: Uint8Array, { transparent = false } = {}): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document.getPage(0).render({ scale: 1, render: 'bitmap', transparent });
  document.destroy();
  library.destroy();
  const png = Object.assign(new PNG({ width, height }), { data: Buffer.from(data) });
  const colorType = transparent ? 6 : 2;
  return PNG.sync.write(png, { colorType, inputHasAlpha: true, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}

const EMOJI = new RegExp('\\p{RGI_Emoji}', 'gv');

/** A value of JSON's kinds, every text without emoji, for which no font is embedded; figures and © are none. */
export function withoutEmoji<Value>(value: Value): Value {
  const cleaned = (_: string, own: unknown) =>
    typeof own === 'string' && own.search(EMOJI) >= 0 ? own.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim() : own;
  return JSON.parse(JSON.stringify(value), cleaned) as Value;
}
