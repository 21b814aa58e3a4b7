import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hostileTargets } from '../../support/requests/hostile-targets.ts';
import { serve } from '../../support/requests/raw-request.ts';
import { fixtureTable } from '../../support/sites/fixture-site.ts';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';

const RUNS = 20_000;
const ORIGIN = 'https://a.example';

let site: TestSite;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await createTestSite({ renderer: stubRenderer, env: { LOG_LEVEL: 'silent' } });
  server = await serve(site.app);
});

afterAll(async () => {
  await server.close();
  await site.close();
});

interface Head {
  status: number;
  location: string | undefined;
}

/** Plain socket with HTTP requests: client libraries would reject or normalize malicious targets. */
class RawConnection {
  #socket: Socket | undefined;

  head(target: string): Promise<Head> {
    const socket = this.#socket ?? connect(server.port, '127.0.0.1');
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      let text = '';
      const done = (head: Head, keep: boolean) => {
        socket.removeAllListeners();
        if (!keep) {
          socket.destroy();
          this.#socket = undefined;
        }
        resolve(head);
      };
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        const end = text.indexOf('\r\n\r\n');
        if (end === -1) return;
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
        const location = /^location: (.*)$/im.exec(text.slice(0, end))?.[1]?.trim();
        done({ status, location }, !/^connection: close/im.test(text));
      });
      socket.on('close', () => done({ status: 400, location: undefined }, false));
      socket.on('error', reject);
      socket.write(`HEAD ${target} HTTP/1.1\r\nHost: a.example\r\nAccept: text/html\r\n\r\n`, 'latin1');
    });
  }

  close(): void {
    this.#socket?.destroy();
  }
}

/** Returns whether a target may occur in a request line at all. */
function sendable(target: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end a request line
  return target.startsWith('/') && !/[\s\u0000-\u001f\u007f]/.test(target);
}

test(`${RUNS} hostile requests: no 5xx, no other origin, and every redirect's target answers without another`, async () => {
  const { pathname, search } = hostileTargets(await fixtureTable());
  const connection = new RawConnection();
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc
        .tuple(pathname, search)
        .map((parts) => Buffer.from(parts.join(''), 'utf8').toString('latin1'))
        .filter(sendable),
      async (target) => {
        const { status, location } = await connection.head(target);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        if (location === undefined) return;
        expect(status).toBe(301);
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
        const next = await connection.head(location);
        expect([location, next.status, next.location]).toEqual([location, expect.any(Number), undefined]);
        expect([200, 400, 404]).toContain(next.status);
      },
    ),
    { numRuns: RUNS },
  );
  connection.close();
  for (const status of [200, 301, 400, 404])
    expect([status, (seen.get(status) ?? 0) > 200]).toEqual([status, true]);
});
