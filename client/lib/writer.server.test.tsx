/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { COMPARE_PATH } from '../../shared/comparison/asked-models.ts';
import { EXPECTED_PAGES } from '../../shared/paths/content-pages.ts';
import { OTHER_CONTENT } from '../../test/support/other-site.ts';
import { CompareTick } from '../components/compare-tick.tsx';
import { Link } from '../components/link.tsx';
import { Phrases } from '../components/phrases.tsx';
import { usePageContext } from './page-context.tsx';
import type { PageState } from './page-state.ts';
import { createWriter, type SiteContext } from './writer.server.tsx';
import type { ItemPart } from './writer.ts';

const SETTINGS = { siteOrigin: 'https://www.example.com' } as SiteContext['settings'];
const SITE: SiteContext = { settings: SETTINGS, content: OTHER_CONTENT, contentPages: EXPECTED_PAGES };
const STATE = { loaderData: {}, language: 'ja' } as unknown as PageState;
const writer = createWriter(SITE, STATE);

interface Model {
  name: string;
}

const model = (name: string) => Object.freeze({ name });

/** The markup of an item that was shown often enough to be kept. */
function written<Item extends object>(
  site: SiteContext,
  Part: ItemPart<Item>,
  item: Item,
  options?: object,
): string | null {
  for (let time = 0; time < 3; time += 1) createWriter(site, STATE).item(Part, item, options);
  return createWriter(site, STATE).item(Part, item, options);
}

test('a part that many pages have in common is rendered once for each form of the same objects', () => {
  const [a, b] = [model('a'), model('b')];
  const render = (word: string) => jest.fn(() => <Link to="/a?b=1&c=2">{word}</Link>);
  const first = render('1つ目');
  expect(writer.part({ name: a }, 'wide', first)).toBe('<a href="/a?b=1&amp;c=2">1つ目</a>');
  const again = render('2つ目');
  expect(writer.part({ name: a }, 'wide', again)).toContain('1つ目');
  expect([first, again].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  for (const other of [{ name: b }, { title: a }, { name: a, more: b }, [a]])
    expect(writer.part(other, 'wide', again)).toContain('2つ目');
  expect(writer.part({ name: a }, 'folded', again)).toContain('2つ目');
});

test('a part of objects that may change is left to React', () => {
  expect(writer.part({ name: { name: 'a' } }, 'wide', () => 'a')).toBeNull();
});

test('the markup of a title is its text with marks, and nothing that the text could mean as markup', () => {
  const markup = writer.phrases('<b>PoE & "VLAN"</b>の設定');
  expect(markup.replaceAll('<wbr/>', '')).toBe('&lt;b&gt;PoE &amp; &quot;VLAN&quot;&lt;/b&gt;の設定');
  expect(markup).toContain('<wbr/>');
});

test('an item is rendered once for each component and its options, on whatever page it stands', () => {
  const rendered = jest.fn();
  function Card({ item, wide = false }: { item: Model; wide?: boolean }) {
    rendered();
    return <b className={wide ? 'wide' : undefined}>{item.name}</b>;
  }
  const Row = ({ item }: { item: Model }) => <i>{item.name}</i>;
  const item = model('A&B');
  const all = () => [
    written(SITE, Card, item),
    written(SITE, Card, item),
    written(SITE, Card, item, { wide: true }),
    written(SITE, Row, item),
    written(SITE, Card, model('C')),
  ];
  const expected = [
    '<b>A&amp;B</b>',
    '<b>A&amp;B</b>',
    '<b class="wide">A&amp;B</b>',
    '<i>A&amp;B</i>',
    '<b>C</b>',
  ];
  expect([all(), all()]).toEqual([expected, expected]);
  // Another object is another item, though it looks the same.
  expect(rendered).toHaveBeenCalledTimes(4);
});

test('an item that may change, that is new, or whose pictures the head of the document announces, is left to React', () => {
  const Card = ({ item }: { item: Model }) => item.name;
  expect(written(SITE, Card, { name: 'A' })).toBeNull();
  expect(written(SITE, Card, model('A'), { eager: true })).toBeNull();
  expect(writer.item(Card, model('A'))).toBeNull();
});

test('an item knows the site and its pages, and nothing of the page that it is written for first', () => {
  const Card = ({ item }: { item: Model }) => <CompareTick id={7} model={item.name} />;
  const item = model('A');
  expect(written(SITE, Card, item)).toContain('/compare?ids=7');
  const without = { ...SITE, contentPages: { ...EXPECTED_PAGES, missing: [COMPARE_PATH] } };
  expect(written(without, Card, item)).toBe('');
  expect(written(SITE, Card, item)).toContain('/compare?ids=7');

  const Asking = () => String(usePageContext().state);
  expect(written(SITE, Asking, model('B'))).toBe('null');
});

test('the browser can take an item over: texts beside one another stay apart, and titles have their marks', () => {
  const Card = ({ item }: { item: Model }) => (
    <p>
      型番{item.name}
      <Phrases>{'オフィスの無線LANを速く'}</Phrases>
    </p>
  );
  const markup = written(SITE, Card, model('A'));
  expect(markup).toContain('型番<!-- -->A');
  expect(markup).toContain('オフィスの<wbr/>');
});
