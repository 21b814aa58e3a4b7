import { type ClientRequest, request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Error of a response that broke off, as opposed to no response. */
export class BrokenOff extends Error {}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Connections of a browser to the balancer from a separate address: on Linux all of 127.0.0.0/8 is local. */
export class TlsVisitor {
  readonly #agent: Agent;
  readonly #options: { host: string; port: number; localAddress: string };

  constructor({ port, ca }: { port: number; ca: Buffer }, address: string) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: 2, ca });
    this.#options = { host: '127.0.0.1', port, localAddress: address };
  }

  ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    return answerOf(
      request({ ...this.#options, agent: this.#agent, path, method, headers: { accept: '*/*', ...headers } }),
      body,
    );
  }

  leave(): void {
    this.#agent.destroy();
  }
}

/** Sends a request without TLS. */
export function askPlain(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return answerOf(httpRequest({ host: '127.0.0.1', port, path, headers }));
}

function answerOf(asked: ClientRequest, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', () => reject(new BrokenOff('the answer broke off')));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.end(body);
  });
}
