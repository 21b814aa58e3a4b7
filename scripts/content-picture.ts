// `npm run content:picture -- FILE --alt "…"`: imports a photograph into the content folder and prints how a
// record refers to it. `--for case-studies/kita-city` writes it into that record, `--name` sets the file
// name, `--decorative` stands for an empty text alternative. Without `--alt` the command prompts for the text
// on a terminal.
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { importPicture, readPictureFile } from '../media/photos/import-picture.ts';
import { findRecord, nameInRecord } from '../media/photos/name-in-record.ts';
import { PictureRefusal } from '../media/photos/refusal.ts';
import { readSettings } from '../server/settings/settings.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = `使い方: npm run content:picture -- 写真のファイル [--alt 説明 | --decorative]
        [--for case-studies/記録の名前] [--name ファイルの名前]
npm run content:picture の後の -- を忘れないでください`;

/** Prompts for the text alternative. Returns undefined without a terminal. */
async function askForAlt(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await questions.question('何が写っていますか(代替テキスト): ');
  } finally {
    questions.close();
  }
}

async function picture(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      alt: { type: 'string' },
      decorative: { type: 'boolean', default: false },
      name: { type: 'string' },
      for: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(USAGE);
  const { alt: given, decorative, name, for: owner } = values;
  const { CONTENT_DIR: contentDir } = readSettings();
  const record = owner === undefined ? undefined : findRecord(contentDir, owner);
  if (owner !== undefined && !record) throw new UsageError(`${owner} という記録はありません`);
  const bytes = await readPictureFile(file);
  const alt = given ?? (decorative ? '' : await askForAlt());
  const called = name ?? record?.name ?? path.basename(file);
  const taken = await importPicture(bytes, { contentDir, name: called, alt, decorative });
  console.log(`取り込みました: ${taken.file}(${taken.width}×${taken.height})`);
  const { lines, isWritten } = await nameInRecord(taken, record);
  const place = record?.file ?? '写真を使う記録';
  console.log(isWritten ? `${place} に書きました:` : `${place} に書いてください:`);
  console.log(lines);
}

await runCommand(async () => {
  try {
    await picture();
  } catch (error) {
    if (error instanceof PictureRefusal) throw new UsageError(error.message);
    throw error;
  }
});
