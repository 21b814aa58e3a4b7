import { useEffect, useReducer } from 'react';

/** Code or data of a part of the page that few visits need, loaded once. */
export interface LatePart<Part> {
  /** Loads it, also in advance. Retries after a failure. */
  load(): Promise<Part>;
  /** Undefined until it is loaded. */
  readonly loaded: Part | undefined;
}

export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  return {
    load() {
      loading ??= fetchPart().then(
        (part) => {
          loaded = part;
          return part;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    get loaded() {
      return loaded;
    },
  };
}

/** Returns a part once it is wanted and loaded; calls `onMissing` when it cannot be loaded. */
export function useLatePart<Part>(
  part: LatePart<Part>,
  wanted: boolean,
  onMissing?: () => void,
): Part | undefined {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const missing = wanted && !part.loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: onMissing may be another function each time
  useEffect(() => {
    if (!missing) return;
    let left = false;
    part.load().then(
      () => !left && showAgain(),
      () => !left && onMissing?.(),
    );
    return () => {
      left = true;
    };
  }, [missing, part]);
  return wanted ? part.loaded : undefined;
}

/** Preloads a part. Failures are ignored here: it is loaded again, and a failure reported, when the part is wanted. */
export function fetchAhead(part: LatePart<unknown>): () => void {
  return () => void part.load().catch(() => {});
}
