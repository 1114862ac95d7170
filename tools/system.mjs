/** What the tests need from the machine: browsers with fonts for Chinese, Japanese and emoji, and a Redis. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's Chromium without a window's parts: a page costs it less than half the time. */
const HEADLESS = 'chromium-headless-shell';
const CHROMES = [
  `/usr/bin/${HEADLESS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const CJK_FONTS = ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', '/System/Library/Fonts/PingFang.ttc'];
/** What the page's fallback faces are measured for (ui/fonts.css): with other ones text moves when its face comes. */
const FALLBACK_FONTS = [
  '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf',
  '/System/Library/Fonts/Supplemental/Times New Roman.ttf',
];
const EMOJI_FONTS = [
  '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf',
  '/System/Library/Fonts/Apple Color Emoji.ttc',
];

/** Where Debian, Fedora and Arch keep shared libraries. */
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];

/** Firefox and WebKit with a screen in memory and WebGL in software. Elsewhere than on Linux their tests are counted as skipped. */
const FURTHER_BROWSERS = [
  { name: 'Firefox', debian: ['firefox-esr'], found: () => onPath('firefox-esr') || onPath('firefox') },
  { name: 'WebKitGTK with its WebDriver', debian: ['webkit2gtk-driver'], found: () => onPath('WebKitWebDriver') },
  { name: 'Xvfb', debian: ['xvfb'], found: () => onPath('Xvfb') },
  // Elsewhere they may lie in other folders: where they cannot be installed, nobody is asked for them.
  { name: 'EGL', debian: ['libegl1'], isOptional: true, found: () => inLibraries('libEGL.so.1') },
  {
    name: 'Mesa’s drawing in software',
    debian: ['libgl1-mesa-dri'],
    isOptional: true,
    found: () => inLibraries('dri/swrast_dri.so'),
  },
];

/** Finds or installs all of it. Resolves to the environment that tells the tests where; stops with one line where it cannot. */
export async function prepareSystem() {
  const missing = wanted().filter(({ found }) => !found());
  if (missing.length > 0 && canInstall()) await install(missing);
  reportMissing(missing.filter(({ isOptional, found }) => !isOptional && !found()));
  return { CHROME_PATH: chrome() };
}

function wanted() {
  return [
    { name: 'Chrome or Chromium', debian: [HEADLESS], found: chrome },
    ...(process.platform === 'linux' ? FURTHER_BROWSERS : []),
    { name: 'fonts for Chinese and Japanese', debian: ['fonts-noto-cjk'], found: () => CJK_FONTS.some(existsSync) },
    {
      name: 'Liberation fonts or Times New Roman',
      debian: ['fonts-liberation'],
      found: () => FALLBACK_FONTS.some(existsSync),
    },
    { name: 'a colour emoji font', debian: ['fonts-noto-color-emoji'], found: () => EMOJI_FONTS.some(existsSync) },
    { name: 'redis-server', debian: ['redis-server'], found: () => onPath('redis-server') },
    { name: 'pdftotext', debian: ['poppler-utils'], found: () => onPath('pdftotext') },
  ];
}

function chrome() {
  const asked = process.env.CHROME_PATH;
  return asked && existsSync(asked) ? asked : CHROMES.find((path) => existsSync(path));
}

function onPath(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function inLibraries(file) {
  return LIBRARIES.some((folder) => existsSync(join(folder, file)));
}

function canInstall() {
  return process.getuid?.() === 0 && onPath('apt-get');
}

/** One process from the start, so that it goes on while this one waits for another. */
async function install(missing) {
  const packages = missing.flatMap(({ debian }) => debian);
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const script = 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$@"';
  const child = spawn('sh', ['-c', script, 'sh', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await once(child, 'exit');
}

function reportMissing(missing) {
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  const hint = missing.flatMap(({ debian }) => debian).join(' ');
  console.error(`The tests need ${names}. On Debian or Ubuntu: sudo apt-get install ${hint}`);
  process.exit(1);
}
