import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ContentError } from '../corpus/corpus.ts';
import { BackupError } from '../server/content/store/backup.ts';
import { StoreError } from '../server/content/store/database.ts';
import { PreviewError } from '../server/preview/token.ts';
import { SettingsError } from '../server/settings/settings.ts';

/** Invalid arguments of a command; the message describes the usage. */
export class UsageError extends Error {}

const EXPECTED = [UsageError, SettingsError, StoreError, BackupError, PreviewError, ContentError];

/** Parses the arguments of a command. @throws {UsageError} with the usage for those that it does not know */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch {
    throw new UsageError(usage);
  }
}

/** Runs a command for operators. Expected errors print one line and set status 1; others print a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    // The reader of the output may have closed the pipe.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
