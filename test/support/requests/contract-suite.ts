import type * as z from 'zod/mini';
import { categoryCalls } from '../../../records/category/wire.ts';
import { CALLS } from '../../../records/contract.ts';
import { readAnswer } from '../../../server/upstream/read-answer.ts';
import type { Call } from '../../../shared/api/call.ts';
import { isApiError } from '../../../shared/api/error.ts';
import { type ApiRequest, queryString } from '../../../shared/api/transport.ts';
import { API_BASE } from '../../../shared/constants.ts';

/**
 * Levels of the contract: the calls for a site with products and news, and all calls. The minimum does not
 * test bad calls, because the site rejects those itself.
 */
export const LEVELS = ['minimum', 'full'] as const;
export type Level = (typeof LEVELS)[number];

export interface ContractOutcome {
  call: string;
  level: Level;
  /** Violations of the contract; empty when the call passes. */
  problems: string[];
  /** Reason for skipping the call or ignoring its failure. */
  skipped?: string;
}

interface ParsedResponse {
  status: number;
  body: { code?: unknown; message?: unknown; msg?: unknown; data?: unknown };
}

const UNKNOWN_ID = 999_999_999;
/** Statuses with which a back end declares that it does not offer a call. */
const LACKING = [404, 501];
/** Code in the envelope. */
const NO_RECORD = 404;
/** Calls that would store data are only sent with an invalid body. */
const isWrite = ({ method, path }: Call) => method === 'POST' && !path.startsWith('/goods/getGoodsSkuModel');
const levelOf = ({ minimum }: Call): Level => (minimum ? 'minimum' : 'full');

async function ask(origin: string, method: string, path: string): Promise<ParsedResponse> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(15_000),
  });
  const body = await response.json().catch(() => ({}));
  return { status: response.status, body: body as ParsedResponse['body'] };
}

/** Path of a call with an existing value; undefined when the back end has no record for it. */
export async function pathOf(origin: string, { path, sample }: Call): Promise<string | undefined> {
  const typed = path.replace('{type}', '1');
  if (!sample) return typed;
  const { data } = (await ask(origin, 'GET', sample.list)).body;
  const list = Array.isArray(data) ? data : ((data as { list?: unknown[] } | undefined)?.list ?? []);
  const first = list[0] as Record<string, unknown> | undefined;
  return first && typed.replace(/\{\w+\}/, encodeURIComponent(String(first[sample.field])));
}

/** Queries of good calls: the sample of the contract and, where pages ask for a sub-category, the first one. */
async function queriesOf(origin: string, { query, with: sample }: Call): Promise<ApiRequest['query'][]> {
  if (!query || !('subId' in query.shape)) return [sample];
  const { data } = (await ask(origin, 'GET', categoryCalls.categories.path)).body;
  const [category] = (Array.isArray(data) ? data : []) as { child?: { id?: number }[] }[];
  const subId = category?.child?.[0]?.id;
  return subId === undefined ? [sample] : [sample, { subId }];
}

async function tryGood(origin: string, endpoint: Call, query: ApiRequest['query']): Promise<ContractOutcome> {
  const level = levelOf(endpoint);
  const known = await pathOf(origin, endpoint);
  if (known === undefined) {
    const skipped = `no record in ${endpoint.sample?.list}`;
    return { call: `${endpoint.method} ${endpoint.path}`, level, problems: [], skipped };
  }
  const path = known + queryString(query);
  const { status, body } = await ask(origin, endpoint.method, path);
  const call = `${endpoint.method} ${path}`;
  if (level === 'full' && LACKING.includes(status))
    return { call, level, problems: [], skipped: `not offered (HTTP ${status})` };
  // A single text may not have been written yet; a record that a list contains must exist.
  if (level === 'full' && !endpoint.sample && body.code === NO_RECORD)
    return { call, level, problems: [], skipped: `nothing there (code ${NO_RECORD})` };
  const problems: string[] = [];
  if (status !== 200) problems.push(`HTTP ${status}`);
  if (body.code !== 200) problems.push(`code ${body.code}: ${body.message}`);
  if (body.code === 200) problems.push(...problemsOf(endpoint, path, body).slice(0, 3));
  return { call, level, problems };
}

/** Violations that the site would reject, and records that it would drop. */
function problemsOf(endpoint: Call, path: string, body: unknown): string[] {
  try {
    const { dropped } = readAnswer({ endpoint, url: `${API_BASE}${path}` }, body);
    return dropped.map((field) => `data.${field}: the record would be left out`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { issues } = (error.cause ?? {}) as Partial<z.core.$ZodError>;
    return issues?.map(({ path: at, message }) => `data.${at.join('.')}: ${message}`) ?? [error.message];
  }
}

/** Tests that a bad call fails as a business failure with a message for people, never as a server failure. */
async function tryBad(origin: string, method: string, path: string, level: Level): Promise<ContractOutcome> {
  const { status, body } = await ask(origin, method, path);
  const call = `${method} ${path} (refused)`;
  // Only this status shows that a form is not offered.
  if (method === 'POST' && LACKING.includes(status))
    return { call, level, problems: [], skipped: `not offered (HTTP ${status})` };
  const problems: string[] = [];
  if (status >= 500) problems.push(`HTTP ${status}`);
  if (body.code === 200) problems.push('accepted');
  const message = body.message ?? body.msg;
  if (typeof message !== 'string' || !/[ぁ-んァ-ヶ一-龠]/.test(message))
    problems.push(`no Japanese message: ${message}`);
  return { call, level, problems };
}

/** Calls that must be rejected, each with the level from which that counts. */
function badCalls(endpoint: Call): [path: string, level: Level][] {
  const { method, path, query } = endpoint;
  const shape = query?.shape ?? {};
  const wrong = [
    ['limit', '0'],
    ['limit', '101'],
    ['page', '0'],
    ...['limit', 'page', 'id', 'type', 'cateId'].map((name) => [name, 'x']),
  ];
  const paths = wrong
    .filter(([name = '']) => name in shape)
    .map(([name, value]) => `${path}?${name}=${value}`);
  // Without a required parameter.
  if (query && !query.safeParse({}).success) paths.push(path);
  if (path.includes('{id}')) paths.push(...['0', 'x'].map((id) => path.replace('{id}', id)));
  if (method === 'POST' && !path.includes('{')) paths.push(path);
  const unknown = path.includes('{id}') ? [path.replace('{id}', String(UNKNOWN_ID))] : [];
  return [
    ...unknown.map((each): [string, Level] => [each, levelOf(endpoint)]),
    ...paths.map((each): [string, Level] => [each, 'full']),
  ];
}

async function tryEndpoint(origin: string, endpoint: Call, level: Level): Promise<ContractOutcome[]> {
  const good: ContractOutcome[] = [];
  if (!isWrite(endpoint))
    for (const query of await queriesOf(origin, endpoint)) good.push(await tryGood(origin, endpoint, query));
  if (good.some(({ skipped }) => skipped)) return good;
  const bad = badCalls(endpoint).filter(([, needed]) => level === 'full' || needed === 'minimum');
  return [
    ...good,
    ...(await Promise.all(bad.map(([path, needed]) => tryBad(origin, endpoint.method, path, needed)))),
  ];
}

/**
 * Tests the calls of the contract at `origin`. A call beyond the minimum that answers HTTP 404 counts as not
 * offered and is skipped.
 */
export async function runContractSuite(origin: string, level: Level = 'full'): Promise<ContractOutcome[]> {
  const endpoints = CALLS.filter((endpoint) => level === 'full' || levelOf(endpoint) === 'minimum');
  const outcomes: ContractOutcome[] = [];
  for (const endpoint of endpoints) outcomes.push(...(await tryEndpoint(origin, endpoint, level)));
  return outcomes;
}
