import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { readYaml } from '../../corpus/yaml.ts';
import { createApi } from '../../records/client.ts';
import { queryString } from '../../shared/api/transport.ts';
import { say } from '../../shared/pages/say.ts';
import type { ProductFigures } from '../../shared/products/product-figures.ts';
import type { Fields } from '../../shared/sizing/fields.ts';
import { OPTICS_TOOL } from '../../shared/sizing/optics/optics.ts';
import { POE_TOOL } from '../../shared/sizing/poe/poe.ts';
import { POWER_TOOL } from '../../shared/sizing/power/power-tool.ts';
import { answer, type Tool } from '../../shared/sizing/tool.ts';
import { WAN_TOOL } from '../../shared/sizing/wan/wan.ts';
import { WIRELESS_TOOL } from '../../shared/sizing/wireless/wireless.ts';
import { REAL_CONTENT } from '../support/content/fixture-content.ts';
import { contentApp } from '../support/content-app.ts';

type Answer = (query: string) => ReturnType<typeof answer>;

const caseSchema = z.strictObject({
  case: z.string(),
  source: z.string(),
  query: z.string(),
  shows: z.array(z.string()).default([]),
  lacks: z.array(z.string()).default([]),
  products: z.array(z.string()).optional(),
});
const tableSchema = z.partialRecord(
  z.enum(['optics', 'poe', 'power', 'wan', 'wireless']),
  z.array(caseSchema),
);
type GoldenCase = z.infer<typeof caseSchema>;

const TABLE = tableSchema.parse(
  readYaml(readFileSync(path.join(import.meta.dirname, 'sizing.yaml'), 'utf8')),
);

let corpus: Corpus;
let products: ProductFigures[];

beforeAll(async () => {
  const service = await contentApp({ corpus: await loadCorpus(REAL_CONTENT, []) });
  corpus = service.corpus;
  const api = createApi(
    async (call) => (await request(service.app).get(`/api${call.path}${queryString(call.query)}`)).body,
  );
  products = await api.getFigures();
});

/** Calculates as the page of the tool does, with its texts and the products of the demonstration. */
function answerOf<Single extends Fields, Row extends Fields>(tool: Tool<Single, Row>, name: string): Answer {
  return (query) => {
    const page = corpus.pages.find((one) => one.path === `/tools/${name}`);
    return answer(tool, new URLSearchParams(query), products, (word) => say(page?.words, word));
  };
}

const ANSWERS: Record<keyof typeof TABLE, Answer> = {
  optics: answerOf(OPTICS_TOOL, 'optics'),
  poe: answerOf(POE_TOOL, 'poe'),
  power: answerOf(POWER_TOOL, 'power'),
  wan: answerOf(WAN_TOOL, 'wan'),
  wireless: answerOf(WIRELESS_TOOL, 'wireless'),
};

/** Everything that a visitor reads of an answer, a line each. */
function linesOf(tool: keyof typeof TABLE, { result, problems }: ReturnType<Answer>): string[] {
  const words = corpus.pages.find((page) => page.path === `/tools/${tool}`)?.words;
  const named = (name: string) => say(words, name) || name;
  if (!result) return problems.map(({ message }) => message);
  return [
    ...problems.map(({ message }) => message),
    ...result.figures.map(({ label, value, unit = '' }) => `${label} ${value}${unit}`),
    ...[...result.notices, ...result.words].map(named),
    ...result.tables.flatMap(({ caption, head, rows }) => [
      caption,
      ...[head, ...rows].map((row) => row.join(' | ')),
    ]),
    ...result.proposals.flatMap(({ title, items }) => [
      title,
      ...items.map(({ model, quantity, reason }) => `${model}×${quantity} ${reason}`),
    ]),
    ...result.formulas.map(({ name, text, source }) => `${name}: ${text} (${source})`),
  ];
}

describe.each(Object.entries(TABLE) as [keyof typeof TABLE, GoldenCase[]][])('%s', (tool, cases) => {
  test.each(cases)('$case', ({ query, shows, lacks, products: models }) => {
    const answered = ANSWERS[tool](query);
    const lines = linesOf(tool, answered);
    expect(shows.filter((text) => !lines.some((line) => line.includes(text)))).toEqual([]);
    expect(lacks.filter((text) => lines.some((line) => line.includes(text)))).toEqual([]);
    if (!models) return;
    const [first] = answered.result?.proposals ?? [];
    expect(first?.items.map(({ model, quantity }) => `${model}×${quantity}`).toSorted()).toEqual(
      models.toSorted(),
    );
  });
});

test('every source in the content exists', () => {
  const files = Object.values(TABLE)
    .flat()
    .map(({ source }) => source)
    .filter((source) => source.startsWith('content/'));
  expect(files.filter((file) => !readableFile(file.split('#')[0] ?? file))).toEqual([]);
});

function readableFile(file: string): boolean {
  try {
    return readFileSync(path.join(import.meta.dirname, '../..', file)).length > 0;
  } catch {
    return false;
  }
}
