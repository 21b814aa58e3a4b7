import { useEffect, useReducer } from 'react';

/** Code of a part of the page that few visits need, fetched once. */
export interface LatePart<Part> {
  /** Also ahead, on a sign that it will be needed. Tries again what could not be fetched. */
  load(): Promise<Part>;
  /** Undefined while it is not there. */
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

/** A part from when it is wanted and there; `onMissing` hears when its code cannot be fetched. */
export function useLatePart<Part>(
  part: LatePart<Part>,
  wanted: boolean,
  onMissing?: () => void,
): Part | undefined {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const missing = wanted && !part.loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done about it may be another function each time
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

/** Fetches ahead. What fails now is tried again, and told of, when the part is wanted. */
export function fetchAhead(part: LatePart<unknown>): () => void {
  return () => void part.load().catch(() => {});
}
