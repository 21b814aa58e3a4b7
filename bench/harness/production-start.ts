import { readFileSync } from 'node:fs';
import path from 'node:path';

interface ProductionStart {
  env: Record<string, string>;
  /** Arguments of Node: its options, then the file. */
  args: string[];
}

const PACKAGE = path.resolve(import.meta.dirname, '../../package.json');
const START_FILE = 'dist/server/start.js';

/** Command with which `npm start` starts the built site. */
export function productionStart(): ProductionStart {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split('&&').at(-1)?.trim().split(/\s+/) ?? [];
  const [settings, command] = [words.slice(0, words.indexOf('exec')), words.slice(words.indexOf('exec') + 2)];
  return {
    env: Object.fromEntries(settings.map((word) => word.split('=') as [string, string])),
    args: command.slice(0, command.indexOf(START_FILE) + 1),
  };
}
