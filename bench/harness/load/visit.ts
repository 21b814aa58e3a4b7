import { type Agent, get } from 'node:http';
import { BROWSER } from './browser-headers.ts';

interface Visit {
  port: number;
  path: string;
  agent: Agent;
  /** Number of the visitor, which determines the address. */
  visitor?: number;
}

/**
 * Requests a page as a browser does and reads it to its end. @returns the status. @throws errors of the
 * connection
 */
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

/** Status of a visit, or the code of the connection's error. */
export function outcomeOf(one: Visit): Promise<string> {
  return visit(one).then(String, ({ code }: NodeJS.ErrnoException) => code ?? 'error');
}

function addressOf(visitor: number): string {
  return `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
