import { statSync } from 'node:fs';
import { CONTENT_FORMAT, FORMAT_FIELD, formatOf } from '../../../corpus/content-format.ts';
import { UsageError } from '../../run-command.ts';
import { ContentFiles, type Fields } from './content-files.ts';
import { STEPS } from './steps.ts';

/** Outcome of the steps, in memory; `from` and `to` are formats. */
interface Upgrade {
  files: ContentFiles;
  from: number;
  to: number;
}

const SITE = 'site.yaml';

/**
 * Applies the steps that a content folder lacks. Nothing is written.
 *
 * @throws {UsageError} for a missing folder, a newer format, or a file that cannot be parsed or rewritten
 */
export async function upgradeContent(root: string): Promise<Upgrade> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${root} というフォルダーはありません`);
  const files = await ContentFiles.read(root);
  // The first content folders had no site.yaml.
  const from = formatOf(files.data(SITE) ?? {});
  if (from === undefined) throw new UsageError(`${SITE} の ${FORMAT_FIELD} を整数で書いてください`);
  if (from > CONTENT_FORMAT)
    throw new UsageError(`内容の形式は${from}です。この形式を読む新しいバージョンを使ってください`);
  for (const { format, change } of STEPS) if (format > from) change(files);
  files.edit(SITE, (site) => {
    const { [FORMAT_FIELD]: _former, ...others } = site as Fields;
    return { [FORMAT_FIELD]: CONTENT_FORMAT, ...others };
  });
  return { files, from, to: CONTENT_FORMAT };
}
