import type { IconName } from '../../shared/icon-names.ts';
import type { Block, CoverLink } from '../../shared/pages/block-schema.ts';
import type { PageContent, PageSection } from '../../shared/pages/page-schema.ts';
import type { Words } from '../../shared/pages/say.ts';
import { webinarPath } from '../../shared/paths/params.ts';
import { formatDayWithWeekday } from '../../shared/text/date.ts';
import type { Webinar } from './wire.ts';

/** The path of the webinar of a day. */
export function pathOfWebinar({ date }: Pick<Webinar, 'date'>): string {
  return webinarPath(date.replaceAll('-', ''));
}

/** Whether the day of a webinar is over. `today` is a day in Japan. */
export function isHeld({ date }: Pick<Webinar, 'date'>, today: string): boolean {
  return date < today;
}

/** Whether a webinar accepts participants: its day is not over, and there are seats. Others offer the recording. */
export function isOpen({ date, full }: Pick<Webinar, 'date' | 'full'>, today: string): boolean {
  return !isHeld({ date }, today) && !full;
}

/**
 * The page of a webinar: its announcement, or its recording afterwards.
 *
 * @param words texts of the list page for all webinars
 */
export function webinarPage(webinar: Webinar, today: string, words: Words = {}): PageContent {
  return isHeld(webinar, today) ? heldPage(webinar, words) : upcomingPage(webinar, words);
}

/** Section of the list of webinars with the upcoming ones. */
export function upcomingSection(webinars: Webinar[], today: string, lead?: string): PageSection {
  return {
    id: 'upcoming',
    title: 'これから開く回',
    ...(lead && { lead }),
    blocks: [
      {
        kind: 'covers',
        items: webinars.map((webinar) => {
          const card = webinarCard(webinar);
          return { ...card, meta: `${stateOf(webinar, today)} ${card.meta}` };
        }),
      },
    ],
  };
}

function stateOf({ date, full }: Webinar, today: string): string {
  if (full) return '満席';
  return date > today ? '受付中' : '本日開催';
}

/** Section of the list of webinars with the past ones, the latest first. */
export function heldSection(webinars: Webinar[]): PageSection {
  return {
    id: 'archives',
    title: '録画を公開している回',
    blocks: [{ kind: 'covers', items: webinars.filter(({ recorded }) => recorded).map(webinarCard) }],
  };
}

/** The card of a webinar in a list: date, topic and audience. */
export function webinarCard(webinar: Webinar): CoverLink {
  return {
    to: pathOfWebinar(webinar),
    ...pictureOf(webinar),
    meta: whenOf(webinar),
    title: webinar.title,
    text: `対象:${webinar.audience}`,
  };
}

/** Its photograph, or a picture without further widths. */
function pictureOf({ imgUrl, photo }: Webinar): Pick<CoverLink, 'cover' | 'photo'> {
  if (!imgUrl) return {};
  return photo ? { photo: { file: imgUrl, alt: photo.alt, made: { imgUrl, ...photo } } } : { cover: imgUrl };
}

/** `2026年12月10日(木)14:00〜15:00(日本時間)` */
function whenOf({ date, hours }: Webinar): string {
  return `${formatDayWithWeekday(date)}${hours ? `${hours}(日本時間)` : ''}`;
}

function upcomingPage(webinar: Webinar, words: Words): PageContent {
  const { audience, chapters, date, full, takeaways, title } = webinar;
  return {
    ...headOf(webinar),
    description: `${formatDayWithWeekday(date)}に開くウェビナー「${title}」のご案内です。内容と時間の割り当て、対象、お申し込みの方法、お配りする資料をまとめています。`,
    sections: [
      outlineOf([
        ['開催日時', whenOf(webinar)],
        ...rowOf('形式', words, 'format'),
        ['対象', audience],
        ...(full ? [FULL] : rowOf('申し込みの期限', words, 'deadline')),
      ]),
      chaptersOf(chapters),
      {
        id: 'materials',
        title: 'お配りする資料',
        ...leadOf(words, 'materials'),
        blocks: [{ kind: 'list', items: takeaways }],
      },
    ],
    cases: { title: '取り上げる製品の事例', productIds: webinar.productIds },
  };
}

function heldPage(webinar: Webinar, words: Words): PageContent {
  const { audience, chapters, date, next, recorded, title } = webinar;
  const cards: Block = { kind: 'cards', items: next.map((item) => ({ ...item, icon: iconFor(item.to) })) };
  return {
    ...headOf(webinar),
    description: `${formatDayWithWeekday(date)}に開いたウェビナー「${title}」の内容です。章立て、配布資料、録画の視聴方法、関連する製品と事例をまとめています。`,
    sections: [
      outlineOf([
        ['開催日時', `${whenOf(webinar)}(終了しました)`],
        ...rowOf('形式', words, 'heldFormat'),
        ['対象', audience],
        ...(recorded ? rowOf('録画', words, 'recordingFacts') : [NO_RECORDING]),
      ]),
      chaptersOf(chapters),
      archiveOf(webinar, words),
      ...(next.length > 0 ? [{ id: 'next', title: 'あわせて見る', blocks: [cards] }] : []),
    ],
    cases: { title: '取り上げた製品の事例', productIds: webinar.productIds },
  };
}

function headOf(webinar: Webinar) {
  const { lead, title } = webinar;
  return {
    path: pathOfWebinar(webinar),
    title,
    lead,
    ...pictureOf(webinar),
    crumbs: [{ name: 'セミナー', path: '/webinar' }],
  };
}

type Row = [name: string, value: string];

const FULL: Row = ['お申し込み', '満席のため、参加の受付を終了しました'];
const NO_RECORDING: Row = ['録画', '準備中です'];

/** A fact common to all webinars, if the vendor has a text for it. */
function rowOf(title: string, words: Words, name: string): Row[] {
  const text = words[name];
  return typeof text === 'string' ? [[title, text]] : [];
}

/** The facts of a webinar, its day first. */
function outlineOf(rows: Row[]): PageSection {
  return { id: 'outline', title: '開催の概要', blocks: [{ kind: 'facts', rows }] };
}

function chaptersOf(chapters: Webinar['chapters']): PageSection {
  return { id: 'chapters', title: '内容', blocks: [{ kind: 'steps', items: chapters }] };
}

function leadOf(words: Words, name: string): { lead?: string } {
  const lead = words[name];
  return typeof lead === 'string' ? { lead } : {};
}

function archiveOf({ takeaways, recorded }: Webinar, words: Words): PageSection {
  return {
    id: 'archive',
    title: 'お送りする資料',
    ...leadOf(words, recorded ? 'recording' : 'noRecording'),
    blocks: [{ kind: 'list', items: takeaways }],
  };
}

/** The icon for a page, by its path. */
function iconFor(path: string): IconName {
  if (path.startsWith('/case-studies/')) return 'check';
  if (path.startsWith('/products/')) return 'search';
  return path.startsWith('/solutions/') && !path.endsWith('/faq') ? 'network' : 'info';
}
