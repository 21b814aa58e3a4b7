// `npm run content:schedule`: lists items that will appear, items that will expire, and drafts.

import { loadCorpus } from '../corpus/corpus.ts';
import { formatMoment, type ScheduledItem } from '../corpus/timing.ts';
import { readSettings } from '../server/settings/settings.ts';
import { runCommand } from './run-command.ts';

const { CONTENT_DIR } = readSettings();

interface Line {
  at: number;
  text: string;
}

function nameOf({ file, path }: ScheduledItem): string {
  return path.length === 0 ? file : `${file}: ${path.join('.')}`;
}

/** Lines for the schedule changes of an item that are still to come. */
function linesOf(item: ScheduledItem, now: number): Line[] {
  const coming = [
    { at: item.from, what: '公開' },
    { at: item.until, what: '終了' },
  ];
  return coming.flatMap(({ at, what }) =>
    at === undefined || at <= now ? [] : [{ at, text: `${formatMoment(at)}  ${what}  ${nameOf(item)}` }],
  );
}

await runCommand(async () => {
  const now = Date.now();
  const { schedule } = await loadCorpus(CONTENT_DIR, [], now);
  const drafts = schedule.items.filter(({ draft }) => draft);
  const lines = schedule.items
    .filter(({ draft }) => !draft)
    .flatMap((item) => linesOf(item, now))
    .sort((a, b) => a.at - b.at);
  for (const { text } of lines) console.log(text);
  for (const item of drafts) console.log(`下書き            ${nameOf(item)}`);
  if (lines.length + drafts.length === 0) console.log('予定と下書きはありません');
});
