import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type Corpus, loadCorpus } from '../../../corpus/corpus.ts';
import { OTHER_CONTENT_DIR, REAL_CONTENT } from '../content/fixture-content.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');
const TEXTS = '**/*.{yaml,md,svg}';
/** Shortest word, in characters, that could not occur by chance. */
const SHORTEST = 2;

/** Features that only the demonstration vendor has: none may appear on another vendor's site. */
export interface Demonstration {
  /** First of its words in a text. */
  wordIn(text: string): string | undefined;
  /** First of its colours in a text. */
  colourIn(text: string): string | undefined;
  /** Returns whether a file is one of its pictures. */
  isPicture(body: Uint8Array): boolean;
  /** Titles of its record lists that another vendor does not use. */
  listTitles: string[];
}

/** Reads the features from the content folders, so that they follow the edits of editors. */
export async function readDemonstration(): Promise<Demonstration> {
  const others = textOf(OTHER_CONTENT_DIR);
  const corpus = await loadCorpus(REAL_CONTENT, []);
  const words = namesIn(corpus)
    .filter((word) => word.length >= SHORTEST && !others.includes(word))
    .sort((a, b) => b.length - a.length);
  const colours = coloursOf(REAL_CONTENT).filter((colour) => !others.toLowerCase().includes(colour));
  const pictures = new Set([...picturesBelow(path.join(REAL_CONTENT)), ...picturesBelow(PUBLIC)]);
  const anyWord = new RegExp(words.map(expressionOf).join('|'), 'u');
  const anyColour = new RegExp(`(?:${colours.join('|')})(?![0-9a-f])`, 'i');
  return {
    wordIn: (text) => anyWord.exec(text)?.[0],
    colourIn: (text) => anyColour.exec(text)?.[0],
    listTitles: corpus.pages
      .filter(({ path: page, title }) => NAMED_LISTS.includes(page) && !others.includes(title))
      .map(({ title }) => title),
    isPicture: (body) => pictures.has(hashOf(body)),
  };
}

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');

function filesBelow(folder: string, pattern: string): Buffer[] {
  return globSync(pattern, { cwd: folder }).map((file) => readFileSync(path.join(folder, file)));
}

const picturesBelow = (folder: string) => filesBelow(folder, '**/*.{svg,png,ico,jpg,webp,mp4}').map(hashOf);
const textOf = (folder: string) => filesBelow(folder, TEXTS).join('\n');

function coloursOf(folder: string): string[] {
  const { colours } = parseYaml(readFileSync(path.join(folder, 'theme.yaml'), 'utf8')) as {
    colours: Record<string, string>;
  };
  return Object.values(colours).map((colour) => colour.toLowerCase());
}

/** Latin words must be delimited by punctuation or Japanese, so that they do not match inside other words. */
function expressionOf(word: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return `${/^\w/.test(word) ? '(?<![\\w-])' : ''}${escaped}${/\w$/.test(word) ? '(?![\\w])' : ''}`;
}

/** `MS2310` of `MS2310-24P4X`. */
const SERIES = /^[A-Z]+\d+/;
/** `LitePON`, `VLAN`, `G.hn`; a hyphenated term is ordinary language. */
const NAME = /(?<![\w-])[A-Za-z][\w.]*\w(?![\w-])/g;

/** Lists whose names other pages repeat and which are not common words. */
const NAMED_LISTS = ['/solutions', '/case-studies', '/blog', '/technology'];
/** Length from which a name cannot occur in a sentence by chance. */
const NO_COMMON_WORD = 5;

/** Standards and techniques that the formulas of the sizing tools cite; they belong to no vendor. */
const TERMS_OF_TRADE = new Set([
  'IEEE',
  'PoE',
  'IPoE',
  'VPN',
  'UPS',
  'PON',
  'WAN',
  'LAN',
  'Wi-Fi',
  'DFS',
  'ITU-T',
  'IPv4',
  'IPv6',
  'IPsec',
]);

function namesIn({ site, categories, products, sitePages, pages, tags }: Corpus): string[] {
  const { address, contacts, social, survey } = site;
  const home = sitePages.find((page) => page.path === '/')?.keywords ?? [];
  // The company's short name, in speech and in its addresses.
  const short = home.filter((word) => `${site.name} ${site.englishName}`.includes(word));
  return [
    ...[site.name, site.legalName, site.englishName, site.shortEnglishName, site.tagline, site.description],
    ...short,
    ...short.map((word) => word.toLowerCase()),
    ...[site.representative.name, address.postalCode, address.locality, address.street],
    ...Object.values(contacts).flatMap(({ name, phone }) => [name, phone]),
    ...[site.email, site.securityEmail, new URL(site.origin).host, survey?.company ?? ''],
    ...social.map(({ url }) => new URL(url).host),
    ...categories.flatMap(({ name, englishName, urlName, child }) => [
      name,
      englishName,
      `/products/${urlName}`,
      ...child.map((sub) => sub.name),
    ]),
    ...products.flatMap(({ model, name, urlName }) => [model, ...(SERIES.exec(model) ?? []), name, urlName]),
    ...pages.flatMap(({ words }) => words?.categories ?? []).filter((name) => name.length >= NO_COMMON_WORD),
    // Product technologies such as LitePON, SEAR and VLAN: subjects of pages and articles that are names.
    ...[...pages.map(({ title }) => title), ...tags.map(({ name }) => name)].flatMap((title) =>
      (title.match(NAME) ?? []).filter((name) => !TERMS_OF_TRADE.has(name)),
    ),
  ];
}
