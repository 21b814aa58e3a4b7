import { useCallback, useRef, useState } from 'react';

interface OnDemand<Data> {
  data: Data | null;
  /** Whether the last call failed; another request tries again. */
  failed: boolean;
  request(): void;
}

/** Loads data once, on the first request. */
export function useOnDemand<Data>(load: () => Promise<Data>): OnDemand<Data> {
  const [state, setState] = useState<{ data: Data | null; failed: boolean }>({ data: null, failed: false });
  const asked = useRef(false);
  const request = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    load().then(
      (data) => setState({ data, failed: false }),
      () => {
        asked.current = false;
        setState({ data: null, failed: true });
      },
    );
  }, [load]);
  return { ...state, request };
}
