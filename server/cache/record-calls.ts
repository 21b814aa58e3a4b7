import type { Transport } from '../../shared/api/transport.ts';

/** The transport of what is kept: each call's path is noted in `calls`, so that a purge finds what was made from it. */
export function recordCalls(transport: Transport, calls: Set<string>): Transport {
  return (call) => {
    calls.add(call.path);
    return transport(call);
  };
}
