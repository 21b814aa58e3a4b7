import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FaultMode } from './fault-modes.ts';

export interface FaultyUpstream {
  origin: string;
  /** How many calls have met a fault. */
  met(): number;
  /** From now on every call fails in this way. */
  fail(mode: FaultMode): Promise<void>;
  /** The fault is over, and with it what hangs. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** An API that answers as the one at `origin` until it fails. */
export async function startFaultyUpstream(origin: string): Promise<FaultyUpstream> {
  let fault: FaultMode | undefined;
  let met = 0;
  const server = createServer((req, res) => {
    if (fault) {
      met += 1;
      fault.answer(res);
    } else {
      // A call behind a kept page may still be on its way when the site and what stands behind it have ended.
      passOn(origin + req.url, res).catch(() => res.destroy());
    }
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    met: () => met,
    async fail(mode) {
      fault = mode;
      if (mode.refuses) await closed();
    },
    async recover() {
      const refused = fault?.refuses;
      fault = undefined;
      server.closeAllConnections();
      if (refused) await listen(port);
    },
    async close() {
      if (server.listening) await closed();
    },
  };

  function closed(): Promise<void> {
    const end = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return end;
  }
}

async function passOn(address: string, res: ServerResponse): Promise<void> {
  const response = await fetch(address);
  // No connection outlives its call: each call meets what holds when it is made.
  const headers = { 'Content-Type': 'application/json', Connection: 'close' };
  res.writeHead(response.status, headers).end(await response.text());
}
