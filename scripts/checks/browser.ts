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

/**
 * Location of the browser, as environment variables for the processes that start it
 * (test/support/browser/browser.ts).
 */
interface BrowserEnvironment extends Record<string, string> {
  CHROMIUM_PATH: string;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, else the one of the npm package (Linux x64), else an installed one. The
 * package's browser is headless only: a page costs less than half of its cost in a desktop browser, and its
 * release is pinned.
 */
export async function findBrowser(): Promise<BrowserEnvironment> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { CHROMIUM_PATH, ...pinFonts() };
  const unpacked = process.platform === 'linux' && process.arch === 'x64' ? await unpackBrowser() : undefined;
  if (unpacked && starts(unpacked)) return unpacked;
  const installed = installedBrowser();
  if (!installed)
    throw new Error('ブラウザーがありません。Chromeを入れるか、CHROMIUM_PATHで場所を指定してください');
  return { CHROMIUM_PATH: installed, ...pinFonts() };
}

/** Path of a regular browser, as visitors use it. */
export function installedBrowser(): string | undefined {
  return INSTALLED.find((file) => existsSync(file));
}

/** Unpacks the browser of the npm package on first use. It brings its own libraries. */
async function unpackBrowser(): Promise<BrowserEnvironment> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const libraries = await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));
  return {
    CHROMIUM_PATH: await chromium.executablePath(),
    CHROMIUM_LIBRARIES: path.join(libraries, 'lib'),
    ...pinFonts(),
  };
}

/** Returns whether this machine has all libraries that the browser needs. */
function starts({ CHROMIUM_PATH, CHROMIUM_LIBRARIES = '' }: BrowserEnvironment): boolean {
  const env = { ...process.env, LD_LIBRARY_PATH: CHROMIUM_LIBRARIES };
  return spawnSync(CHROMIUM_PATH, ['--version'], { env }).status === 0;
}

/** Font weights that the style sheets use. */
const FONT_FOLDERS = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

/**
 * Pins fontconfig to Noto Sans JP, without the fonts of this machine, so that text has the same size and line
 * breaks everywhere.
 */
function pinFonts(): { CHROMIUM_FONTS?: string } {
  // fontconfig exists on Linux; elsewhere the browser uses the system's fonts.
  if (process.platform !== 'linux') return {};
  const fonts = path.dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/package.json'),
  );
  const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/browser-fonts');
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
