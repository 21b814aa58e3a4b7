import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';
import { type FunctionRegister, functionRegister } from '../../function-register.ts';
import type { FunctionRecord } from '../../schema/function.ts';
import { textsIn } from '../../texts-in.ts';
import { type NamingText, namingTexts } from '../texts/naming-texts.ts';
import { compareVersions } from './firmware.ts';

const FILE = 'functions.yaml';

type FileOf = (record: object) => string;
type Registered = Pick<Corpus, 'products' | 'functions' | 'firmware' | 'ownChecks'>;

/** Functions whose name or address occurs twice, or that no product has. */
function checkRegister({ functions, products }: Registered, register: FunctionRegister): ContentProblem[] {
  return functions.flatMap((named, index): ContentProblem[] => {
    const { name, urlName } = named;
    const field = `[${index}]`;
    const isTwice = functions.some(
      (other, at) => at < index && (other.urlName === urlName || other.name === name),
    );
    if (isTwice) return [{ file: FILE, field, reason: `「${name}」か ${urlName} が2つあります` }];
    return products.some((product) => register.entryOf(product, named))
      ? []
      : [
          {
            file: FILE,
            field,
            reason: `「${name}」を functions に持つ製品がありません`,
            fix: '対応する製品の functions に書くか、この行を除いてください',
          },
        ];
  });
}

/** Words that look like the name of a function and are none of the register. */
function unregistered(text: string, { ownChecks }: Registered, register: FunctionRegister): string[] {
  return ownChecks.functionNames
    .flatMap((source) => text.match(new RegExp(source, 'gu')) ?? [])
    .filter((word) => register.namedIn(word).length === 0);
}

/** Checks that first releases exist, agree within the models of one firmware, and are in the release's notes. */
function checkSince(registered: Registered, register: FunctionRegister, fileOf: FileOf): ContentProblem[] {
  const { products, firmware } = registered;
  return firmware.flatMap(({ name: family, productIds, releases }) => {
    const members = products.filter(({ id }) => productIds.includes(id));
    const agreed = new Map<string, { since: string | undefined; model: string }>();
    return members.flatMap((product) =>
      product.functions
        .flatMap(({ items }) => items)
        .flatMap(({ name, since }): ContentProblem[] => {
          const problem = (reason: string) => [
            { file: fileOf(product), field: 'functions', text: name, reason: `「${name}」: ${reason}` },
          ];
          const first = agreed.get(name);
          if (!first) agreed.set(name, { since, model: product.model });
          else if (first.since !== since)
            return problem(
              `since が ${since ?? 'なし'} です。同じファームウェア(${family})の ${first.model} では ${first.since ?? 'なし'} です`,
            );
          if (since === undefined) return [];
          const newest = releases[0]?.version ?? since;
          if (compareVersions(since, newest) > 0)
            return problem(`${family}の最新のファームウェアは ${newest} で、${since} はありません`);
          const release = releases.find(({ version }) => version === since);
          const told = register.namedIn(`${release?.summary}\n${release?.notes}`);
          const missing = release && register.namedIn(name).filter((named) => !told.includes(named));
          return missing && missing.length > 0
            ? problem(`${family} ${since} の変更点に、この機能がありません`)
            : [];
        }),
    );
  });
}

/** Functions that the specification of a product names and its `functions` lack. */
function checkSpecifications(
  { products }: Registered,
  register: FunctionRegister,
  fileOf: FileOf,
): ContentProblem[] {
  return products.flatMap((product) =>
    register
      .namedIn(textsIn(product.spec).join('\n'))
      .filter((named) => !register.entryOf(product, named))
      .map(({ name }) => ({
        file: fileOf(product),
        field: 'functions',
        reason: `「${name}」は spec にありますが、functions にありません`,
        fix: 'functions に書くか、spec から除いてください',
      })),
  );
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
function checkText(text: NamingText, { products }: Registered, register: FunctionRegister): string[] {
  const related = products.filter(({ id }) => text.productIds.includes(id));
  const lacks = (product: ProductRecord) => (named: FunctionRecord) => !register.entryOf(product, named);
  const reasons = sentencesOf(text.text)
    .filter((sentence) => !DENIAL.test(sentence))
    .flatMap((sentence) => {
      const functions = register.namedIn(sentence);
      if (functions.length === 0) return [];
      const models = modelsIn(sentence, products);
      const ofModels = models.flatMap((product) =>
        functions
          .filter(lacks(product))
          .map(({ name }) => `「${name}」は ${product.model} の functions にありません`),
      );
      const ofRecord = functions
        .filter(
          (named) => models.length === 0 && related.length > 0 && related.every((one) => lacks(one)(named)),
        )
        .map(
          ({ name }) =>
            `「${name}」は、関連する製品(${related.map(({ model }) => model).join('、')})のどれの functions にもありません`,
        );
      return [...ofModels, ...ofRecord];
    });
  return [...new Set(reasons)];
}

const MEND = '文を直すか、製品の functions に機能を書いてください';

/** Checks that records, texts and the register of functions agree; passes without a register. */
export function checkFunctions(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  if (corpus.functions.length === 0) return [];
  const register = functionRegister(corpus.functions);
  const ofRecords = corpus.products.flatMap((product) =>
    unregistered(
      product.functions.flatMap(({ items }) => items.map(({ name }) => name)).join('\n'),
      corpus,
      register,
    ).map((word) => ({ file: fileOf(product), field: 'functions', text: word, ...unknownWord(word) })),
  );
  const ofTexts = namingTexts(corpus, fileOf).flatMap((text) => {
    const { file, field } = text;
    return [
      ...checkText(text, corpus, register).map((reason) => ({ file, field, reason, fix: MEND })),
      ...unregistered(text.text, corpus, register).map((word) => ({
        file,
        field,
        text: word,
        ...unknownWord(word),
      })),
    ];
  });
  return [
    ...checkRegister(corpus, register),
    ...checkSince(corpus, register, fileOf),
    ...ofRecords,
    ...checkSpecifications(corpus, register, fileOf),
    ...ofTexts,
  ];
}

function unknownWord(word: string) {
  return {
    reason: `「${word}」は ${FILE} にない機能です`,
    fix: `${FILE} に加え、対応する製品の functions に書いてください。製品にない機能なら、文から除いてください`,
  };
}
