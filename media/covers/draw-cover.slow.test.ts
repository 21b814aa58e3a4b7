import { describe, expect, it } from '@jest/globals';
import { contentChecks } from '../../corpus/checks/index.ts';
import { loadCorpus } from '../../corpus/corpus.ts';
import { caseCover, solutionCover, webinarCover } from '../../corpus/media-files/covers.ts';
import { SOLUTION_THEMES } from '../../corpus/schema/article.ts';
import { COVER_SYSTEMS } from '../../corpus/schema/cover-system.ts';
import { COVER_MOTIFS } from '../../corpus/schema/knowledge.ts';
import { FIXTURE_CONTENT } from '../../test/support/fixture-content.ts';
import { mediaFiles } from '../pictures.ts';
import { type Cover, drawCover, lightOfCover } from './draw-cover.ts';
import { subjectOfArticle, subjectOfCase, subjectOfSolution } from './subjects.ts';
import { DRAWINGS } from './systems.ts';

const SUBJECTS = [...SOLUTION_THEMES, ...COVER_MOTIFS, 'news', 'technology', 'webinar'] as const;
const MOST_BYTES = 25 * 1024;
const MOST_BYTES_OF_ARTICLES = 14 * 1024;

const covers: Cover[] = SUBJECTS.flatMap((subject) =>
  COVER_SYSTEMS.flatMap((system) =>
    Array.from(
      { length: system === 'scene' ? 12 : 3 },
      (_, index): Cover => ({ slug: `${subject}-${index}`, subject, kind: 'case', system }),
    ),
  ),
);

/** Why a text is not one well-formed element; undefined when it is. */
function fault(source: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (const match of source.matchAll(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g)) {
    if (match.index !== end) return `text or a stray mark at ${end}`;
    end = match.index + match[0].length;
    const [, closing, name, attributes = '', empty] = match;
    const names = [...attributes.matchAll(/ ([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice in ${match[0]}`;
    if (closing) {
      if (open.pop() !== name) return `${match[0]} closes something else`;
    } else if (!empty) open.push(name ?? '');
    if (open.length === 0 && end !== source.length) return 'more than one element';
  }
  if (end !== source.length) return `text or a stray mark at ${end}`;
  return open.length > 0 ? `${open.join(' > ')} stays open` : undefined;
}

describe('drawCover', () => {
  it('draws the same picture from the same words', () => {
    for (const cover of covers) expect(drawCover(cover)).toBe(drawCover({ ...cover }));
  });

  it('has several technical drawings, so that a column of them is no row of one', () => {
    const uses = Map.groupBy(SUBJECTS, (subject) => DRAWINGS.plan(subject));
    expect(uses.size).toBeGreaterThanOrEqual(5);
    for (const subjects of uses.values()) expect(subjects.length).toBeLessThan(SUBJECTS.length / 2);
  });

  it('draws another picture for every slug', () => {
    expect(new Set(covers.map((cover) => drawCover(cover))).size).toBe(covers.length);
  });

  it.each(SUBJECTS)('draws %s as one small well-formed element of 1200 by 675', (subject) => {
    for (const cover of covers.filter((item) => item.subject === subject)) {
      const svg = drawCover(cover);
      expect(fault(svg)).toBeUndefined();
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 675"/);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
    }
  });

  it('needs nothing from elsewhere: no text, no script, no style, no reference outside itself', () => {
    for (const cover of covers) {
      const svg = drawCover(cover);
      expect(svg).not.toMatch(/<(text|script|style|image|foreignObject|a)\b| style="| on\w+="/);
      const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(names).toEqual([...new Set(names)]);
      const wanted = [...svg.matchAll(/url\(#([^)]+)\)| href="#([^"]+)"/g)].map(([, a, b]) => a ?? b);
      expect(names).toEqual(expect.arrayContaining(wanted));
      expect(svg).not.toMatch(/ href="[^#]|url\([^#]/);
    }
  });
});

describe('covers of the content', () => {
  const loaded = loadCorpus(FIXTURE_CONTENT, contentChecks);

  it('exist at the address that each card names', async () => {
    const corpus = await loaded;
    const files = mediaFiles(corpus, new Set(['covers']));
    const named = [
      ...corpus.cases.map(({ urlName }) => caseCover(urlName)),
      ...corpus.solutions.map(({ urlName }) => solutionCover(urlName)),
    ];
    for (const url of named) expect(files.get(url)?.()).toMatch(/^<svg /);
  });

  it('of webinars say that there is something to watch, those to come and those held', async () => {
    const corpus = await loaded;
    const files = mediaFiles(corpus, new Set(['covers']));
    const dates = corpus.webinars.map(({ date }) => date);
    const pictures = dates.map((date) => files.get(webinarCover(date))?.() ?? '');
    expect(new Set(pictures).size).toBe(dates.length);
    for (const svg of pictures) {
      expect(svg).toContain('M1078 539v64l52-32z');
      expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES_OF_ARTICLES);
    }
  });

  it('are small and all different', async () => {
    const corpus = await loaded;
    const pictures = [...mediaFiles(corpus, new Set(['covers']))]
      .filter(([url]) => /^\/media\/(cases|solutions)\//.test(url))
      .map(([, draw]) => draw());
    expect(pictures).toHaveLength(corpus.cases.length + corpus.solutions.length);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const svg of pictures) expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
  });

  it('of articles are light and all different', async () => {
    const pictures = [...mediaFiles(await loaded, new Set(['covers']))]
      .filter(([url]) => /^\/media\/(blog|technology)\//.test(url))
      .map(([, draw]) => draw());
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const svg of pictures) expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES_OF_ARTICLES);
  });

  it.each(['blog', 'technology'] as const)('tell the articles of the %s list apart', async (kind) => {
    const corpus = await loaded;
    const shown = corpus[kind]
      .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
      .slice(0, 12)
      .map(
        (record): Cover => ({
          slug: record.urlName,
          subject: subjectOfArticle(record, corpus.tags),
          kind,
        }),
      );
    expect(new Set(shown.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual((shown.length * 2) / 3);
    const looks = shown.map((cover) => `${cover.subject} by ${lightOfCover(cover).name}`);
    expect(looks.filter((look, place) => look === looks[place + 1])).toEqual([]);
  });

  it('show what every article is about', async () => {
    const { blog, technology, tags } = await loaded;
    const vague = [...blog, ...technology].filter(
      (record) => !COVER_MOTIFS.some((motif) => motif === subjectOfArticle(record, tags)),
    );
    expect(vague.map(({ urlName }) => urlName)).toEqual([]);
  });

  it('show what every solution is about', async () => {
    const { solutions } = await loaded;
    expect(solutions.map(subjectOfSolution)).toEqual(solutions.map(({ theme }) => theme));
    expect(new Set(solutions.map(({ theme }) => theme)).size).toBe(solutions.length);
  });
});

describe('subjectOfCase', () => {
  it("follows the customer's industry", () => {
    expect(subjectOfCase({ industry: '教育' })).toBe('school');
    expect(subjectOfCase({ industry: '医療・福祉' }, 'medical')).toBe('medical');
    expect(subjectOfCase({ industry: 'ホテル・集合住宅' }, 'carrier')).toBe('lodging');
  });

  it('follows a theme that tells more than the industry', () => {
    expect(subjectOfCase({ industry: '自治体' }, 'camera')).toBe('camera');
    expect(subjectOfCase({ industry: 'オフィス' }, 'vpn')).toBe('vpn');
  });
});

describe('subjectOfSolution', () => {
  it('has a scene for a solution without a theme', () => {
    expect(subjectOfSolution({})).toBe('technology');
  });
});

describe('subjectOfArticle', () => {
  const tags = [
    { urlName: 'school' },
    { urlName: 'poe', cover: 'power' },
    { urlName: 'vlan', cover: 'vlan' },
  ] as const;

  it('follows the first tag that says something', () => {
    expect(subjectOfArticle({ tags: ['school', 'poe', 'vlan'] }, tags)).toBe('power');
  });

  it('lets the article say it itself', () => {
    expect(subjectOfArticle({ tags: ['poe'], cover: 'device' }, tags)).toBe('device');
  });

  it('has a scene for an article that says nothing', () => {
    expect(subjectOfArticle({ tags: ['school', 'unknown'] }, tags)).toBe('technology');
  });
});
