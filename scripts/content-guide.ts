// `npm run content:guide`: writes the tables and examples of the editors' guide, docs/編集ガイド.md, from the kinds and
// the schemas, and takes its screenshots in a browser, with the fixture's content. `-- --text` leaves the pictures
// unchanged. It also writes the text of the content's format, unless the schemas need a new format.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadCorpus } from '../corpus/corpus.ts';
import { exampleOf } from '../desk/guide/examples.ts';
import { GUIDE_FILE, guideKinds, guidePictures, guideText } from '../desk/guide/guide.ts';
import { outerFields } from '../desk/guide/outer-fields.ts';
import { visit } from '../test/support/browser/arrival.ts';
import { openPage } from '../test/support/browser/browser.ts';
import { FORMAT_FILE, formatText } from '../test/support/content/content-format.ts';
import { FIXTURE_CONTENT, FIXTURE_SETTINGS } from '../test/support/content/fixture-content.ts';
import { withSiteInBrowser } from './checks/site-in-browser.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const VIEW = { width: 1200, height: 900 };
const MAX_BYTES = 60_000;

const corpus = await loadCorpus(FIXTURE_CONTENT, []);
const guide = guideText(await readFile(path.join(ROOT, GUIDE_FILE), 'utf8'), corpus, FIXTURE_CONTENT);
await writeFile(path.join(ROOT, GUIDE_FILE), guide);
console.log(GUIDE_FILE);
await writeFile(FORMAT_FILE, formatText(await readFile(FORMAT_FILE, 'utf8')));
console.log(path.relative(ROOT, FORMAT_FILE));
if (!process.argv.includes('--text')) await takePictures();

async function takePictures(): Promise<void> {
  const kinds = guideKinds(corpus);
  await withSiteInBrowser({ ...FIXTURE_SETTINGS, LOG_LEVEL: 'info' }, async (origin, browser) => {
    const { page } = await openPage(browser, { viewport: VIEW });
    for (const [name, picture] of guidePictures(guide)) {
      const kind = kinds.get(name);
      const example = kind && exampleOf(kind, FIXTURE_CONTENT);
      const address = example && kind.pathOf?.(example.record as never, corpus);
      if (!address) continue;
      await visit(page, origin + address);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(mark, outerFields(kind, example.record));
      const file = path.join('docs', picture);
      const bytes = await smallEnough(await page.screenshot());
      await mkdir(path.dirname(path.join(ROOT, file)), { recursive: true });
      await writeFile(path.join(ROOT, file), bytes);
      console.log(`${file} ${bytes.length}`);
    }
  });
}

/** Runs in the browser: puts a field's number next to the first element that shows the field's value. */
function mark(fields: { number: number; texts: string[] }[]): void {
  const taken = new Set<Element>();
  for (const { number, texts } of fields) {
    const wanted = texts.map((text) => text.replace(/\s+/g, ''));
    const found = [...document.querySelectorAll('main *:not(nav *)')].find((element) => {
      const said = (element.textContent ?? '').replace(/\s+/g, '');
      const { width, height, top } = element.getBoundingClientRect();
      // Elements for screen readers alone are one pixel large.
      const isSeen = width > 8 && height > 8 && top > 60 && top < window.innerHeight - 20;
      const inner = [...element.children].map((child) => (child.textContent ?? '').replace(/\s+/g, ''));
      const holds = (text: string) => said.includes(text) && !inner.some((part) => part.includes(text));
      return isSeen && !taken.has(element) && wanted.some(holds);
    });
    if (!found) continue;
    taken.add(found);
    const { left, top } = found.getBoundingClientRect();
    const before = found.previousElementSibling?.getBoundingClientRect();
    // An element that follows another in the same line has no room to its left.
    const isInLine = before !== undefined && Math.abs(before.top - top) < 8;
    const badge = document.createElement('div');
    badge.textContent = String(number);
    Object.assign(badge.style, {
      position: 'fixed',
      left: `${isInLine ? left : Math.max(left - 34, 2)}px`,
      top: `${isInLine ? top - 32 : top}px`,
      zIndex: '9999',
      width: '28px',
      height: '28px',
      borderRadius: '14px',
      background: '#c2185b',
      color: '#fff',
      font: 'bold 15px/28px sans-serif',
      textAlign: 'center',
    });
    document.body.append(badge);
  }
}

async function smallEnough(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35, 20]) {
    const bytes = await sharp(png).webp({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error(`a picture is larger than ${MAX_BYTES} bytes`);
}
