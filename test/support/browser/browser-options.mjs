/**
 * Command line arguments. The package's own ones would disable web security; these keep it and suppress
 * network traffic of the browser itself.
 */
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
  // A page lives for seconds: optimizing its scripts costs more than it saves.
  '--js-flags=--no-opt,--no-maglev',
];

/**
 * Launch options of Playwright for the browser that scripts/checks/browser.ts has found and put into the
 * environment.
 */
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
