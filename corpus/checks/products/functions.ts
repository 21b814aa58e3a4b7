import type { FirmwareRecord } from '../../../records/firmware/record.ts';
import type { ProductFunction, ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { type FunctionRegister, functionRegister } from '../../function-register.ts';
import { textsIn } from '../../texts-in.ts';
import { type NamingText, namingTexts } from '../texts/naming-texts.ts';
import { compareVersions } from './firmware.ts';

const FILE = 'functions.yaml';

type Registered = Pick<Corpus, 'products' | 'functions' | 'firmware' | 'ownChecks'>;

/** Functions whose name or address occurs twice, or that no product has. */
function* checkRegister(
  { functions, products }: Registered,
  register: FunctionRegister,
): Iterable<ContentProblem> {
  for (const [index, named] of functions.entries()) {
    const { name, urlName } = named;
    const at = { file: FILE, field: `[${index}]` };
    if (functions.slice(0, index).some((other) => other.urlName === urlName || other.name === name))
      yield { ...at, reason: `「${name}」か ${urlName} が2つあります` };
    else if (!products.some((product) => register.entryOf(product, named)))
      yield {
        ...at,
        reason: `「${name}」を functions に持つ製品がありません`,
        fix: '対応する製品の functions に書くか、この行を除いてください',
      };
  }
}

/** Words that look like the name of a function and are none of the register. */
function unregistered(text: string, { ownChecks }: Registered, register: FunctionRegister): string[] {
  return ownChecks.functionNames
    .flatMap((source) => text.match(new RegExp(source, 'gu')) ?? [])
    .filter((word) => register.namedIn(word).length === 0);
}

/** Checks that first releases exist, agree within the models of one firmware, and are in the release's notes. */
function* checkSince(
  registered: Registered,
  register: FunctionRegister,
  fileOf: FileOf,
): Iterable<ContentProblem> {
  const { products, firmware } = registered;
  for (const family of firmware) {
    const agreed = new Map<string, { since: string | undefined; model: string }>();
    for (const product of products.filter(({ id }) => family.productIds.includes(id)))
      for (const entry of product.functions.flatMap(({ items }) => items)) {
        const { name, since } = entry;
        const first = agreed.getOrInsert(name, { since, model: product.model });
        const fault =
          first.since === since
            ? sinceFault(entry, family, register)
            : `since が ${since ?? 'なし'} です。同じファームウェア(${family.name})の ${first.model} では ${first.since ?? 'なし'} です`;
        if (fault !== undefined)
          yield { file: fileOf(product), field: 'functions', text: name, reason: `「${name}」: ${fault}` };
      }
  }
}

/** The fault of a function's first release; undefined when its notes name the function. */
function sinceFault(
  { name, since }: ProductFunction,
  { name: family, releases }: FirmwareRecord,
  register: FunctionRegister,
): string | undefined {
  if (since === undefined) return undefined;
  const newest = releases[0]?.version ?? since;
  if (compareVersions(since, newest) > 0)
    return `${family}の最新のファームウェアは ${newest} で、${since} はありません`;
  const release = releases.find(({ version }) => version === since);
  if (!release) return undefined;
  const told = register.namedIn(`${release.summary}\n${release.notes}`);
  const isTold = register.namedIn(name).every((named) => told.includes(named));
  return isTold ? undefined : `${family} ${since} の変更点に、この機能がありません`;
}

/** Functions that the specification of a product names and its `functions` lack. */
function* checkSpecifications(
  { products }: Registered,
  register: FunctionRegister,
  fileOf: FileOf,
): Iterable<ContentProblem> {
  for (const product of products)
    for (const named of register.namedIn(textsIn(product.spec).join('\n'))) {
      if (register.entryOf(product, named)) continue;
      const reason = `「${named.name}」は spec にありますが、functions にありません`;
      const fix = 'functions に書くか、spec から除いてください';
      yield { file: fileOf(product), field: 'functions', reason, fix };
    }
}

const DENIAL = /ない|なく|ません|なし|除き|除く/;

/** Models that a text names, singly or by series: `AB100シリーズ` stands for those whose names begin with `AB100-`. */
function modelsIn(text: string, products: readonly ProductRecord[]): ProductRecord[] {
  return products.filter(({ model, endOfLife }) => {
    if (new RegExp(`(?<![\\w-])${RegExp.escape(model)}(?![\\w-])`).test(text)) return true;
    const [series = model] = model.split('-');
    return !endOfLife && series !== model && text.includes(`${series}シリーズ`);
  });
}

const sentencesOf = (text: string) => text.split(/(?<=[。?])|\n/);

/**
 * Compares the functions that a text names with the models next to them: all models of the sentence have its
 * functions, and one of the record's products has each of them. Sentences that deny something are left out.
 */
function* checkText(
  text: NamingText,
  { products }: Registered,
  register: FunctionRegister,
): Iterable<string> {
  const related = products.filter(({ id }) => text.productIds.includes(id));
  const relatedModels = related.map(({ model }) => model).join('、');
  for (const sentence of sentencesOf(text.text)) {
    const functions = DENIAL.test(sentence) ? [] : register.namedIn(sentence);
    const models = functions.length > 0 ? modelsIn(sentence, products) : [];
    for (const product of models)
      for (const named of functions)
        if (!register.entryOf(product, named))
          yield `「${named.name}」は ${product.model} の functions にありません`;
    if (models.length > 0 || related.length === 0) continue;
    for (const named of functions)
      if (!related.some((product) => register.entryOf(product, named)))
        yield `「${named.name}」は、関連する製品(${relatedModels})のどれの functions にもありません`;
  }
}

const MEND = '文を直すか、製品の functions に機能を書いてください';

function unknownWord(word: string) {
  return {
    text: word,
    reason: `「${word}」は ${FILE} にない機能です`,
    fix: `${FILE} に加え、対応する製品の functions に書いてください。製品にない機能なら、文から除いてください`,
  };
}

/** Checks that records, texts and the register of functions agree; passes without a register. */
export function* checkFunctions(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  if (corpus.functions.length === 0) return;
  const register = functionRegister(corpus.functions);
  yield* checkRegister(corpus, register);
  yield* checkSince(corpus, register, fileOf);
  for (const product of corpus.products) {
    const names = product.functions.flatMap(({ items }) => items.map(({ name }) => name)).join('\n');
    for (const word of unregistered(names, corpus, register))
      yield { file: fileOf(product), field: 'functions', ...unknownWord(word) };
  }
  yield* checkSpecifications(corpus, register, fileOf);
  for (const text of namingTexts(corpus, fileOf)) {
    const { file, field } = text;
    for (const reason of new Set(checkText(text, corpus, register))) yield { file, field, reason, fix: MEND };
    for (const word of unregistered(text.text, corpus, register)) yield { file, field, ...unknownWord(word) };
  }
}
