import { contactsOf } from '../../shared/site/site.ts';
import { formatDay } from '../../shared/text/date.ts';
import type { Publisher } from '../publisher.ts';
import { drawLogo, type Logo } from './logo.ts';
import { CONTENT_WIDTH, LEFT, PAGE, RIGHT } from './measures.ts';
import { rule, type Sheet, type TextStyle, textWidth, write, writeLine } from './text.ts';

interface FrameText {
  model: string;
  /** Kind of product, for the page's head. */
  kind: string;
  updatedOn: string;
  /** `データシート` */
  document: string;
  site: Publisher;
  logo: Logo;
}

/** Head and foot of every page; drawn last, when the number of pages is known. */
export function drawFrames(sheet: Sheet, text: FrameText): void {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    drawHead(sheet, text);
    drawFoot(sheet, text, `${page + 1} / ${count}`);
  }
}

function drawHead(sheet: Sheet, { model, kind, document: title, logo }: FrameText): void {
  sheet.rect(0, 0, PAGE.width, 5).fillOpacity(1).fill(sheet.colours.ink);
  sheet.rect(0, 5, PAGE.width, 1.6).fill(sheet.colours['accent-bright']);
  drawLogo(sheet, logo, { x: LEFT - 1, y: 24, width: 160, height: 22 });
  const box = { x: LEFT, width: CONTENT_WIDTH };
  write(sheet, title, { ...box, y: 22 }, { size: 9.5, weight: 'bold', align: 'right' });
  write(sheet, `${kind} ${model}`, { ...box, y: 36 }, { size: 7.5, colour: 'ink-faint', align: 'right' });
  rule(sheet, 58, LEFT, RIGHT, 'line');
}

function drawFoot(sheet: Sheet, { updatedOn, site }: FrameText, pages: string): void {
  const { address, englishName, legalName, origin } = site;
  const { phone, hours } = contactsOf(site).sales;
  rule(sheet, 789, LEFT, RIGHT, 'line');
  const small: TextStyle = { size: 7, colour: 'ink-faint' };
  writeLine(sheet, legalName, LEFT, 794, { size: 8, weight: 'bold' });
  const after = LEFT + textWidth(sheet, legalName, { size: 8, weight: 'bold' }) + 8;
  writeLine(sheet, englishName, after, 795, small);
  const place = `〒${address.postalCode} ${address.region}${address.locality}${address.street}`;
  writeLine(sheet, place, LEFT, 807, small);
  writeLine(sheet, `電話 ${phone}(${hours.split(/[((]/, 1)[0]}) ${origin}`, LEFT, 817, small);
  const box = { x: LEFT, width: CONTENT_WIDTH };
  write(sheet, pages, { ...box, y: 794 }, { size: 8, weight: 'bold', align: 'right' });
  write(sheet, `${formatDay(updatedOn)}現在`, { ...box, y: 807 }, { ...small, align: 'right' });
  write(
    sheet,
    '仕様と外観は、改良のため予告なく変更する場合があります。',
    { ...box, y: 817 },
    { ...small, align: 'right' },
  );
}
