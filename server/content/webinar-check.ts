import type { WebinarRecord } from '../../records/webinar/record.ts';
import { normalizeLine } from '../../shared/api/forms/normalize.ts';
import { TAKES_PART } from '../../shared/api/forms/requests.ts';
import { formatDay, todayInJapan } from '../../shared/text/date.ts';
import { type Check, fieldError } from './form-handler.ts';

/**
 * Checks that a sign-up names a webinar of the list: for participation while it is open, otherwise for its recording.
 * The webinar is named by its day, as in its path or in words, or by its title.
 */
export function webinarCheck(
  webinars: readonly WebinarRecord[],
  today: () => string = () => todayInJapan(),
): Check {
  return ({ webinar = '', requestType }) => {
    const named = namedWebinar(webinars, webinar);
    if (!named)
      throw fieldError('webinar', 'このセミナーは見つかりませんでした。セミナー一覧から選び直してください。');
    const isOver = named.date < today();
    if (isOver && requestType === TAKES_PART) {
      throw fieldError('requestType', 'このセミナーは終了しました。録画の視聴をお申し込みください。');
    }
    if (named.full && requestType === TAKES_PART) {
      throw fieldError(
        'requestType',
        'このセミナーは満席になりました。開催のあとに公開する録画の視聴をお申し込みください。',
      );
    }
    if (!isOver && !named.full && requestType === '録画の視聴') {
      throw fieldError('requestType', 'このセミナーはこれから開催します。参加をお申し込みください。');
    }
  };
}

/** Finds the webinar that a form's text names; undefined for none of the list. */
export function namedWebinar(webinars: readonly WebinarRecord[], text: string): WebinarRecord | undefined {
  return webinars.find((record) => isNamed(record, text));
}

function isNamed({ date, title }: WebinarRecord, text: string): boolean {
  return (
    text === date.replaceAll('-', '') || text.includes(formatDay(date)) || text.includes(normalizeLine(title))
  );
}
