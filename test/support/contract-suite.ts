import { ENDPOINTS, type Endpoint } from '../../shared/api/contract.ts';
import { queryString } from '../../shared/api/transport.ts';

export interface ContractOutcome {
  call: string;
  /** What is wrong; empty when the call keeps the contract. */
  problems: string[];
}

interface Answer {
  status: number;
  body: { code?: unknown; message?: unknown; msg?: unknown; data?: unknown };
}

const UNKNOWN_ID = 999_999_999;
/** Calls that would store something are asked with a bad body only. */
const isWrite = ({ method, path }: Endpoint) =>
  method === 'POST' && !path.startsWith('/goods/getGoodsSkuModel');

/** Goes over every call of the contract at `origin` and says what an answer lacks. */
export async function runContractSuite(origin: string): Promise<ContractOutcome[]> {
  async function ask(method: string, path: string): Promise<Answer> {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  async function pathOf({ path, sample }: Endpoint): Promise<string> {
    const typed = path.replace('{type}', '1');
    if (!sample) return typed;
    const { body } = await ask('GET', sample.list);
    const { data } = body as { data?: unknown };
    const list = Array.isArray(data) ? data : ((data as { list?: unknown[] } | undefined)?.list ?? []);
    const first = list[0] as Record<string, unknown> | undefined;
    return typed.replace(/\{\w+\}/, encodeURIComponent(String(first?.[sample.field])));
  }

  async function good(endpoint: Endpoint): Promise<ContractOutcome> {
    const path = (await pathOf(endpoint)) + queryString(endpoint.with);
    const { status, body } = await ask(endpoint.method, path);
    const problems: string[] = [];
    if (status !== 200) problems.push(`HTTP ${status}`);
    if (body.code !== 200) problems.push(`code ${body.code}: ${body.message}`);
    const data = endpoint.data.safeParse(body.data);
    if (!data.success) {
      problems.push(
        ...data.error.issues.slice(0, 3).map((issue) => `data.${issue.path.join('.')}: ${issue.message}`),
      );
    }
    return { call: `${endpoint.method} ${path}`, problems };
  }

  /** A bad call is a business failure with a message for people, never a failure of the server. */
  async function refused(method: string, path: string): Promise<ContractOutcome> {
    const { status, body } = await ask(method, path);
    const problems: string[] = [];
    if (status >= 500) problems.push(`HTTP ${status}`);
    if (body.code === 200) problems.push('accepted');
    const message = body.message ?? body.msg;
    if (typeof message !== 'string' || !/[ぁ-んァ-ヶ一-龠]/.test(message))
      problems.push(`no Japanese message: ${message}`);
    return { call: `${method} ${path} (refused)`, problems };
  }

  function badCalls({ method, path, query }: Endpoint): Promise<ContractOutcome>[] {
    const shape = query?.shape ?? {};
    const wrong = [
      ['limit', '0'],
      ['limit', '101'],
      ['page', '0'],
      ...['limit', 'page', 'id', 'type', 'cateId'].map((name) => [name, 'x']),
    ];
    const calls = wrong
      .filter(([name = '']) => name in shape)
      .map(([name, value]) => refused(method, `${path}?${name}=${value}`));
    // Without a parameter that it needs.
    if (query && !query.safeParse({}).success) calls.push(refused(method, path));
    if (path.includes('{id}')) {
      calls.push(...[String(UNKNOWN_ID), '0', 'x'].map((id) => refused(method, path.replace('{id}', id))));
    }
    if (method === 'POST' && !path.includes('{')) calls.push(refused(method, path));
    return calls;
  }

  const outcomes: ContractOutcome[] = [];
  for (const endpoint of ENDPOINTS) {
    const calls = [...(isWrite(endpoint) ? [] : [good(endpoint)]), ...badCalls(endpoint)];
    outcomes.push(...(await Promise.all(calls)));
  }
  return outcomes;
}
