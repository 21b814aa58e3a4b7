import { SITE } from '../../shared/site.ts';
import { formatDay } from '../../shared/text/date.ts';
import { mark, word } from '../drawing/brand.ts';
import { document } from '../drawing/stage.ts';
import { drawSvg } from './svg-picture.ts';
import { rule, type Sheet, textWidth, write, writeLine } from './text.ts';
import { COLOUR, CONTENT_WIDTH, PAGE } from './theme.ts';

interface FrameText {
  model: string;
  /** What kind of product it is, for the page's head. */
  kind: string;
  updatedOn: string;
  /** `データシート` */
  document: string;
}

const LOGO = document(
  252,
  44,
  SITE.shortEnglishName,
  mark(0, 1, 42, { wave: COLOUR.ink, mirror: COLOUR.aquaBright }),
  word(SITE.shortEnglishName, 50, 30.4, 14.6, COLOUR.ink),
);
const RIGHT = PAGE.width - PAGE.margin;

/** Head and foot of every page; drawn last, when the number of pages is known. */
export function drawFrames(sheet: Sheet, text: FrameText): void {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page);
    drawHead(sheet, text);
    drawFoot(sheet, text, `${page + 1} / ${count}`);
  }
}

function drawHead(sheet: Sheet, { model, kind, document: title }: FrameText): void {
  sheet.rect(0, 0, PAGE.width, 5).fillOpacity(1).fill(COLOUR.ink);
  sheet.rect(0, 5, PAGE.width, 1.6).fill(COLOUR.aquaBright);
  drawSvg(sheet, LOGO, { x: PAGE.margin - 1, y: 24, width: 126, height: 22 });
  const box = { x: PAGE.margin, width: CONTENT_WIDTH };
  write(sheet, title, { ...box, y: 22 }, { size: 9.5, weight: 'bold', align: 'right' });
  write(sheet, `${kind} ${model}`, { ...box, y: 36 }, { size: 7.5, colour: COLOUR.faint, align: 'right' });
  rule(sheet, 58, PAGE.margin, RIGHT, COLOUR.line);
}

function drawFoot(sheet: Sheet, { updatedOn }: FrameText, pages: string): void {
  const { address, englishName, legalName, origin, phone, businessHours } = SITE;
  rule(sheet, 789, PAGE.margin, RIGHT, COLOUR.line);
  const small = { size: 7, colour: COLOUR.faint };
  writeLine(sheet, legalName, PAGE.margin, 794, { size: 8, weight: 'bold' });
  const after = PAGE.margin + textWidth(sheet, legalName, { size: 8, weight: 'bold' }) + 8;
  writeLine(sheet, englishName, after, 795, small);
  const place = `〒${address.postalCode} ${address.region}${address.locality}${address.street}`;
  writeLine(sheet, place, PAGE.margin, 807, small);
  writeLine(
    sheet,
    `電話 ${phone}(${businessHours.replace(/[((].*$/, '')}) ${origin}`,
    PAGE.margin,
    817,
    small,
  );
  const box = { x: PAGE.margin, width: CONTENT_WIDTH };
  write(sheet, pages, { ...box, y: 794 }, { size: 8, weight: 'bold', align: 'right' });
  write(sheet, `${formatDay(updatedOn)}現在`, { ...box, y: 807 }, { ...small, align: 'right' });
  write(
    sheet,
    '仕様と外観は、改良のため予告なく変更する場合があります。',
    { ...box, y: 817 },
    { ...small, align: 'right' },
  );
}
