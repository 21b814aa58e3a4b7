import { type Agent, get } from 'node:http';
import { BROWSER } from './browser-headers.ts';

export interface Visit {
  port: number;
  path: string;
  agent: Agent;
  /** Who visits: each number has an address of its own. */
  visitor?: number;
}

/** Asks for a page as a browser does and reads it to its end. @returns the status. @throws what the connection meets. */
export function visit({ port, path, agent, visitor }: Visit): Promise<number> {
  const headers = { ...BROWSER, ...(visitor !== undefined && { 'x-forwarded-for': addressOf(visitor) }) };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (res) => {
      res
        .resume()
        .once('end', () => resolve(res.statusCode ?? 0))
        .once('error', reject);
    }).once('error', reject);
  });
}

/** The status, or in the place of one the code of what the connection met. */
export function outcomeOf(one: Visit): Promise<string> {
  return visit(one).then(String, ({ code }: NodeJS.ErrnoException) => code ?? 'error');
}

function addressOf(visitor: number): string {
  return `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
