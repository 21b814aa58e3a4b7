/** The package's own arguments would switch web security off; these keep it on and the network quiet. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: to have its scripts optimized costs more than that saves.
  '--js-flags=--no-opt,--no-maglev',
];

/** How Playwright starts the browser that scripts/browser.ts has found and named in the environment. */
export function launchOptions() {
  const { CHROMIUM_PATH = '/usr/bin/chromium', CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = process.env;
  return {
    executablePath: CHROMIUM_PATH,
    args: ARGUMENTS,
    env: {
      ...process.env,
      ...(CHROMIUM_LIBRARIES && { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES }),
      ...(CHROMIUM_FONTS && { FONTCONFIG_FILE: CHROMIUM_FONTS }),
    },
  };
}
