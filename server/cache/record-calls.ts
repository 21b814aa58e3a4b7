import type { Transport } from '../../shared/api/transport.ts';

/**
 * Transport for cached pages: adds the path of each call to `calls`, so that a purge finds the pages that depend on it.
 */
export function recordCalls(transport: Transport, calls: Set<string>): Transport {
  return (call) => {
    calls.add(call.path);
    return transport(call);
  };
}
