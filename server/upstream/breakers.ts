import CircuitBreaker from 'opossum';
import { isApiError } from '../../shared/api/error.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { CachedResponse } from './content-cache.ts';

/** Delay until a suspended API is tried again, and time limit of that trial: together less than five seconds. */
const RESET_MS = 1_500;
const TRIAL_MS = 3_000;

type Work = (signal: AbortSignal | undefined) => Promise<CachedResponse>;

interface Breakers {
  /** @throws {ApiError} the failure of the work; another error while calls of the family are suspended */
  fire(family: string, work: Work): Promise<CachedResponse>;
  /** Each family that was called, and whether it is suspended. */
  states(): [family: string, isOpen: boolean][];
  shutdown(): void;
}

/**
 * Creates one circuit breaker per family of calls, for example `/goods/…`, so that a search that hangs does not affect
 * product pages. Only outages open a breaker: half of at least five calls within ten seconds without a response. Errors
 * of an endpoint and invalid requests do not count, because other calls may succeed.
 */
export function createBreakers(logger: Logger): Breakers {
  const breakers = new Map<string, CircuitBreaker<[Work], CachedResponse>>();
  const suspended = new Set<string>();

  function create(family: string): CircuitBreaker<[Work], CachedResponse> {
    const breaker: CircuitBreaker<[Work], CachedResponse> = new CircuitBreaker(
      (work: Work) => (breaker.halfOpen ? withinTrial(work) : work(undefined)),
      {
        timeout: false,
        errorThresholdPercentage: 50,
        volumeThreshold: 5,
        resetTimeout: RESET_MS,
        errorFilter: (error: unknown) =>
          !(isApiError(error) && (error.kind === 'timeout' || error.kind === 'unreachable')),
      },
    );
    // Each failed trial emits `open` again.
    breaker.on('open', () => {
      if (!suspended.has(family)) logger.error({ family }, 'API calls suspended: too many failures');
      suspended.add(family);
    });
    breaker.on('close', () => {
      if (suspended.delete(family)) logger.info({ family }, 'API calls resumed');
    });
    return breaker;
  }

  return {
    fire(family, work) {
      const breaker = breakers.get(family) ?? create(family);
      breakers.set(family, breaker);
      return breaker.fire(work);
    },
    states: () => [...breakers.keys()].map((family) => [family, suspended.has(family)]),
    shutdown() {
      for (const breaker of breakers.values()) breaker.shutdown();
    },
  };
}

async function withinTrial(work: Work): Promise<CachedResponse> {
  const trial = new AbortController();
  const timer = setTimeout(
    () => trial.abort(new DOMException('the trial took too long', 'TimeoutError')),
    TRIAL_MS,
  );
  try {
    return await work(trial.signal);
  } finally {
    clearTimeout(timer);
  }
}
