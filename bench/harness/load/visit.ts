import { type Agent, get } from 'node:http';
import { BROWSER } from './browser-headers.ts';

interface Visit {
  port: number;
  path: string;
  agent: Agent;
}

/**
 * Requests a page as a browser does and reads it to its end. @returns the status. @throws errors of the
 * connection
 */
export function visit({ port, path, agent }: Visit): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: BROWSER, agent }, (res) => {
      res
        .resume()
        .once('end', () => resolve(res.statusCode ?? 0))
        .once('error', reject);
    }).once('error', reject);
  });
}
