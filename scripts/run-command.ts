import { ContentError } from '../corpus/corpus.ts';
import { BackupError } from '../server/content/store/backup.ts';
import { StoreError } from '../server/content/store/database.ts';
import { PreviewError } from '../server/preview/token.ts';
import { SettingsError } from '../server/settings.ts';

/** The command was called in a way that it does not know; the message says how it is meant. */
export class UsageError extends Error {}

const EXPECTED = [UsageError, SettingsError, StoreError, BackupError, PreviewError, ContentError];

/** Runs a command of operators: what can be expected to fail is one line and status 1, anything else its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    // Whoever reads the output may stop reading.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
