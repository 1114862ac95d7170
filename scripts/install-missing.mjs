/** What tests and benchmarks need of the machine: browsers, fonts, Redis. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FONTS = '/usr/share/fonts';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const CHROMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', MAC_CHROME];
if (process.env.CHROME_PATH) CHROMES.unshift(process.env.CHROME_PATH);

/** What it is, Debian's packages, and the commands and files of which any shows that it is there. */
const SYSTEM = [
  ['Chrome or Chromium', 'chromium-headless-shell', CHROMES],
  ['redis-server', 'redis-server', ['redis-server']],
  ['pdftotext', 'poppler-utils', ['pdftotext']],
];
/** macOS has such fonts. The page's fallback faces are measured for Liberation. */
const LINUX_FONTS = [
  ['Noto CJK fonts', 'fonts-noto-cjk', [`${FONTS}/opentype/noto/NotoSansCJK-Regular.ttc`]],
  ['Liberation fonts', 'fonts-liberation', [`${FONTS}/truetype/liberation/LiberationSerif-Regular.ttf`]],
  ['Noto Color Emoji', 'fonts-noto-color-emoji', [`${FONTS}/truetype/noto/NotoColorEmoji.ttf`]],
];
/** On Linux alone: elsewhere the tests in these browsers are counted as skipped. Mesa is for WebGL. */
const ENGINES = [
  ['Firefox', 'firefox-esr', ['firefox-esr', 'firefox']],
  ['WebKitGTK’s WebDriver', 'webkit2gtk-driver', ['WebKitWebDriver']],
  ['Xvfb', 'xvfb libegl1 libgl1-mesa-dri', ['Xvfb']],
];

/** Installs what the tests need of the system, or stops with a line that names it. Resolves to Chromium's path. */
export async function prepareSystem({ engines }) {
  const onLinux = process.platform === 'linux' ? [...LINUX_FONTS, ...(engines ? ENGINES : [])] : [];
  const missing = () => [...SYSTEM, ...onLinux].filter(([, , signs]) => !find(signs));
  if (missing().length > 0 && process.getuid?.() === 0 && find(['apt-get'])) {
    const packages = missing().flatMap(([, names]) => names.split(' '));
    console.log(`Installing ${packages.join(', ')} with apt-get …`);
    const script = 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$@"';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await once(spawn('sh', ['-c', script, 'sh', ...packages], { stdio: ['ignore', 'ignore', 'inherit'], env }), 'exit');
  }
  if (missing().length === 0) return find(CHROMES);
  const [names, packages] = [0, 1].map((column) => missing().map((row) => row[column]));
  console.error(`The tests need ${names.join(', ')}. On Debian: sudo apt-get install ${packages.join(' ')}`);
  process.exit(1);
}

/** The first that is there, as a path. A bare name is a command. */
function find(signs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return signs
    .flatMap((sign) => (sign.includes('/') ? sign : folders.map((path) => join(path, sign))))
    .find(existsSync);
}
