// Parsers of untrusted text (addresses, headers, API calls, forms, uploads, content files) must take time in
// proportion to its length.
import { parse as parseQueryString } from 'node:querystring';
import { expect, test } from '@jest/globals';
import { isbot } from 'isbot';
import { redact } from '../../client/analytics/data-layer.ts';
import { termsInHtml, withoutTermMarks } from '../../client/components/text/terms.tsx';
import { describeAnswer } from '../../client/features/faq/describe-answer.ts';
import { suggestMail } from '../../client/features/forms/fields/mail-typo.ts';
import { asksForContact } from '../../client/features/search/asks-for-contact.ts';
import { modelCandidates } from '../../client/lib/loading/not-found-data.ts';
import { escapeJson } from '../../client/lib/loading/page-state.ts';
import { splitPhrases } from '../../client/lib/markup/phrases.server.ts';
import { longSentences } from '../../corpus/checks/texts/page-texts.ts';
import { fillFacts } from '../../corpus/facts.ts';
import { closest } from '../../corpus/problems/closest.ts';
import { eachWithinBudget } from '../../corpus/rendering/within-budget.ts';
import { parseExpression } from '../../corpus/specification/expression.ts';
import { mayTurn, readMoment } from '../../corpus/timing.ts';
import { readRecordText } from '../../desk/editing/record-text.ts';
import { occurrencesIn, patternOf } from '../../desk/editing/wording.ts';
import { CALLS } from '../../records/contract.ts';
import { bestEncoding } from '../../server/cache/best-encoding.ts';
import { countableKeyword } from '../../server/content/search/countable-keyword.ts';
import { highlight, snippet } from '../../server/content/search/highlight.ts';
import { createModelIndex, modelParts } from '../../server/content/search/model-index.ts';
import { patternsOf, readLoosely, readQuery, termsOf } from '../../server/content/search/query.ts';
import { indexTokens } from '../../server/content/search/tokens.ts';
import { createWordings } from '../../server/content/search/wordings.ts';
import { isFromThisSite } from '../../server/middleware/same-site.ts';
import { readVisitor } from '../../server/render/visitor.ts';
import { cookieIn } from '../../server/security/cookies.ts';
import { readClaims } from '../../server/security/signed-claims.ts';
import { readCall } from '../../server/upstream/calls.ts';
import { FORMS } from '../../shared/api/forms/all.ts';
import { parseForm } from '../../shared/api/forms/form.ts';
import { parseQuery } from '../../shared/api/read-query.ts';
import { FIELD_MAX_LENGTH } from '../../shared/constants.ts';
import { parseItems, readQuantity } from '../../shared/products/selection.ts';
import { importCsv } from '../../shared/products/selection-csv.ts';
import { DRAWN_TOOLS, type DrawnTool, drawnAnswer } from '../../shared/sizing/drawn-tools.ts';
import { parametersOf, type ToolForm } from '../../shared/sizing/read-form.ts';
import { resolve } from '../../test/support/services/small-resolver.ts';

type Reader = (text: string) => unknown;

const models = createModelIndex([{ item: 1, names: ['MA3511', 'EX2400-24P4X'], ended: false }]);
const PRODUCTS = [{ id: 1, model: 'MA3511', skus: [] }];
const wordings = createWordings([
  ['無線LAN', 'Wi-Fi'],
  ['スイッチ', 'ハブ'],
]);
const vocabulary = { wordings, keysWithin: () => ['MA3511'] };
const patterns = patternsOf(termsOf(readQuery('Wi-Fi 無線 MA3511', vocabulary)));

const READERS: Record<string, Reader> = {
  'address: path': (text) => resolve(`/${text}`, ''),
  'address: query': (text) => resolve('/products', `?${text}`),
  'address: a product of a query': (text) => resolve('/', `?productId=${text}`),
  'address: models of a page that is none': (text) => modelCandidates(`https://site.example/${text}`),
  'desk: places of a wording': (text) => occurrencesIn(`${text}機器`, patternOf('機器', false)),
  'desk: a wording to replace': (text) => occurrencesIn(`${text} ${text}`, patternOf(text, false)),
  'call: path': (text) => readCall('GET', `/goods/detail/${text}`, ''),
  'call: query': (text) => readCall('GET', '/search/getSearchList', `?keywords=${text}`),
  'call: parameters': (text) => parseQueryString(text),
  'header: Accept-Encoding': (text) => bestEncoding({ headers: { 'accept-encoding': text } }),
  'header: Accept-Language': (text) => readVisitor({ 'accept-language': text }),
  'header: User-Agent': (text) => [readVisitor({ 'user-agent': text }), isbot(text)],
  'header: Cookie': (text) => cookieIn(text, 'receipt'),
  'header: a signed cookie': (text) => readClaims('secret', 'purpose', `1.${text}.${text}`),
  'header: Origin': (text) =>
    isFromThisSite({ get: () => `https://${text}`, host: text } as never, 'https://site.example'),
  'search: models': (text) => [models.suggest(text), modelParts(text)],
  // As long as the call accepts.
  'search: words': (text) => {
    const typed = text.slice(0, FIELD_MAX_LENGTH);
    return [readQuery(typed, vocabulary), readLoosely(typed, vocabulary, () => true)];
  },
  'search: words for contacts': (text) => asksForContact(text, ['電話', '営業時間']),
  'search: counted words': countableKeyword,
  'search: index': indexTokens,
  'search: marks in a title': (text) => highlight(text, patterns),
  'search: marks in a body': (text) => snippet('', text, patterns),
  'content: YAML': (text) => readRecordText('a.yaml', text),
  'content: a value': (text) => readRecordText('a.yaml', `title: "${text}"`),
  'content: Markdown file': (text) => readRecordText('a.md', `---\n${text}`),
  'content: body': (text) => readRecordText('a.md', `---\ntitle: a\n---\n${text}`),
  'content: facts': (text) => fillFacts(text, []),
  'content: moments': (text) => [mayTurn(`publishedOn: ${text}`, 0), readMoment(text)],
  'content: expressions': parseExpression,
  'content: names that are not known': (text) => closest(text, ['phone', 'legalName']),
  'content: sentences': longSentences,
  'page: phrases': splitPhrases,
  'page: terms': (text) => withoutTermMarks(termsInHtml(text)),
  'page: description': (text) => describeAnswer({ question: text, answer: text }),
  'page: state': escapeJson,
  'page: title for analytics': redact,
  'upload: a list of products': (text) => importCsv(text, PRODUCTS),
  'upload: a quoted cell': (text) => importCsv(`"${text}`, PRODUCTS),
  'query: a list of products': parseItems,
  'query: a quantity': readQuantity,
  'form: mail': (text) => [suggestMail(text), suggestMail(`a@${text}`)],
  ...Object.fromEntries(
    FORMS.map((form) => [
      `form: ${form.type}`,
      (text) => parseForm(form, Object.fromEntries(Object.keys(form.fields).map((name) => [name, text]))),
    ]),
  ),
  ...Object.fromEntries(
    CALLS.flatMap(({ path, query }) => {
      if (!query) return [];
      const names = Object.keys(query.shape);
      const read = (text: string) => parseQuery(query, Object.fromEntries(names.map((name) => [name, text])));
      return [[`query of ${path}`, read]];
    }),
  ),
  ...Object.fromEntries(
    Object.keys(DRAWN_TOOLS).map((name) => [
      `tool ${name}`,
      (text) => {
        const names = parametersOf(DRAWN_TOOLS[name as DrawnTool].form as ToolForm);
        const query = new URLSearchParams(names.map((parameter) => [parameter, text]));
        return drawnAnswer(name as DrawnTool, query, { products: [], say: () => '' });
      },
    ]),
  ),
};

const LENGTH = 60_000;
/** Characters that separate, quote and repeat in typed text and in addresses, and those that NFKC maps to them. */
const UNITS = [
  '×',
  ' ',
  '\u3000',
  'a',
  'Ａ',
  '1',
  '１',
  '(',
  '（',
  '[',
  '［',
  '<',
  '-',
  '－',
  'ー',
  'ｰ',
  '1台',
  '[a](',
  '/',
  '.',
  ' .',
  '_p1',
  '× ',
  '×a',
  'ﷺ',
];
/**
 * Texts with long runs. An expression anchored at the end of the text restarts at every character of a run
 * that other text follows.
 */
const TEXTS = UNITS.flatMap((unit) => {
  const run = unit.repeat(LENGTH / unit.length);
  return [run, `a${run} c d`];
});

/** Processor time that normalizing each character of a text takes, in milliseconds. */
function baselineOf(text: string): number {
  const before = process.threadCpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) Array.from(text, (char) => char.normalize('NFKC'));
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / ROUNDS;
}

/** The clock of processor time is coarse: one round may measure zero. */
const ROUNDS = 5;
/** Limit as a multiple of the baseline; a quadratic parser takes some thousand times the baseline. */
const FACTOR = 60;
const BASELINE = Math.max(...['a', 'Ａ', '1台'].map((unit) => baselineOf(unit.repeat(LENGTH / unit.length))));

/** Characters that NFKC makes of one (`ﷺ`: 18): the text that a parser normalizes is that much longer. */
function expansionOf(text: string): number {
  return Math.max(1, Math.round(text.normalize('NFKC').length / text.length));
}

/** Beginnings of the texts for which a parser takes too long. */
function tooLongFor(read: Reader): string[] {
  return [...Map.groupBy(TEXTS, expansionOf)].flatMap(([expansion, texts]) => {
    const budgetMs = Math.ceil(BASELINE * FACTOR * expansion);
    const slow = eachWithinBudget(texts, (text) => attempt(read, text), { budgetMs });
    return slow.map((text) => JSON.stringify(text.slice(0, 8)));
  });
}

/** Calls a parser and ignores rejections: a parser may refuse a text. */
function attempt(read: Reader, text: string): void {
  try {
    const result = read(text);
    if (result instanceof Promise) result.catch(() => {});
  } catch {
    // A refusal is fine.
  }
}

test('cubic and quadratic readers are found', () => {
  expect(tooLongFor((text) => /^(\S.*?)[\s×]+(\S+)$/.exec(text))).toContain('"a×××××××"');
  expect(tooLongFor((text) => /-+$/.exec(text))).toEqual(['"a-------"']);
  expect(tooLongFor((text) => /(?<!-)-+$/.exec(text))).toEqual([]);
});

test.each(Object.entries(READERS))('%s: takes time in proportion to the text', (_name, read) => {
  expect(tooLongFor(read)).toEqual([]);
});
