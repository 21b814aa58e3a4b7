import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FaultMode } from './fault-modes.ts';

interface FaultyUpstream {
  origin: string;
  /** Number of calls that have failed by a fault. */
  met(): number;
  /** Makes every call fail in this way from now on. */
  fail(mode: FaultMode): Promise<void>;
  /** Ends the fault, and with it all hanging calls. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an API that answers like the one at `origin` until it is made to fail. */
export async function startFaultyUpstream(origin: string): Promise<FaultyUpstream> {
  let fault: FaultMode | undefined;
  let met = 0;
  const server = createServer((req, res) => {
    if (fault) {
      met += 1;
      fault.answer(res);
    } else {
      // A revalidation of a cached page may still be running when the site and its upstream have ended.
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
  // Each call opens a connection, so that it meets the current fault.
  const headers = { 'Content-Type': 'application/json', Connection: 'close' };
  res.writeHead(response.status, headers).end(await response.text());
}
