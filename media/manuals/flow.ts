import type { ParameterGroup } from '../../records/product/wire.ts';
import { CONTENT_WIDTH, LEFT, PAGE } from '../datasheets/measures.ts';
import { drawHeading, drawNotice } from '../datasheets/parts.ts';
import { drawSvg, pictureSize } from '../datasheets/svg-picture.ts';
import { drawSpecification } from '../datasheets/tables.ts';
import { type Sheet, type TextStyle, textHeight, write, writeLine } from '../datasheets/text.ts';

const BODY: TextStyle = { size: 9, colour: 'ink', lineGap: 2.6 };
const STRONG: TextStyle = { size: 9, weight: 'bold' };
/** A heading is never the last line of a page. */
const HEADING_ROOM = 96;
const INDENT = 20;
const TALLEST_PICTURE = 170;

/** Sets elements one below the other and adds a page when one is full. */
export class Flow {
  readonly #sheet: Sheet;
  #y: number = PAGE.top;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= PAGE.bottom) return;
    this.#sheet.addPage();
    this.#y = PAGE.top;
  }

  title(model: string, name: string): void {
    writeLine(this.#sheet, model, LEFT, this.#y - 8, { size: 25, weight: 'bold' });
    const box = { x: LEFT, y: this.#y + 28, width: CONTENT_WIDTH };
    this.#y = write(this.#sheet, name, box, { size: 12, weight: 'bold', colour: 'ink-soft' }) + 10;
  }

  notice(text: string): void {
    this.#y = drawNotice(this.#sheet, text, this.#y);
  }

  section(heading: string, draw: () => void): void {
    this.#makeRoom(HEADING_ROOM);
    this.#y = drawHeading(this.#sheet, heading, this.#y);
    draw();
    this.#y += 6;
  }

  paragraph(text: string): void {
    this.#makeRoom(textHeight(this.#sheet, text, CONTENT_WIDTH, BODY));
    this.#y = write(this.#sheet, text, { x: LEFT, y: this.#y, width: CONTENT_WIDTH }, BODY) + 12;
  }

  /** A drawing over the whole width, limited in height. */
  picture(svg: string): void {
    const { width, height } = pictureSize(svg);
    const scale = Math.min(CONTENT_WIDTH / width, TALLEST_PICTURE / height);
    this.#makeRoom(height * scale + 10);
    const place = { x: LEFT, y: this.#y, width: CONTENT_WIDTH, height: height * scale };
    drawSvg(this.#sheet, svg, place);
    this.#y += height * scale + 10;
  }

  table(groups: ParameterGroup[]): void {
    this.#y = drawSpecification(this.#sheet, groups, this.#y, PAGE.bottom - this.#y);
  }

  steps(texts: string[]): void {
    texts.forEach((text, place) => {
      this.#item(text, `${place + 1}`);
    });
    this.#y += 4;
  }

  list(heading: string, texts: string[]): void {
    this.#makeRoom(HEADING_ROOM / 2);
    writeLine(this.#sheet, heading, LEFT, this.#y, STRONG);
    this.#y += 18;
    for (const text of texts) this.#item(text, '・');
    this.#y += 4;
  }

  #item(text: string, mark: string): void {
    const width = CONTENT_WIDTH - INDENT;
    this.#makeRoom(textHeight(this.#sheet, text, width, BODY));
    writeLine(this.#sheet, mark, LEFT + 2, this.#y, { ...STRONG, colour: 'accent' });
    this.#y = write(this.#sheet, text, { x: LEFT + INDENT, y: this.#y, width }, BODY) + 4;
  }
}
