import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { DeskKind, DeskProblem, DeskSession } from '../shared/api.ts';
import { type DeskApi, pictureAddress, problemOf } from './api.ts';

interface Desk {
  api: DeskApi;
  session: DeskSession;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Outside of the desk');
  return desk;
}

export function kindOf({ kinds }: DeskSession, name: string): DeskKind | undefined {
  return kinds.find((kind) => kind.name === name);
}

/** URL of a picture that a record or a list names; with the file of a record also of pictures of its draft. */
export function useAddressOf(file?: string): (picture: string) => string {
  const { siteOrigin } = useDesk().session;
  return useCallback(
    (picture) => (picture.startsWith('/media/') ? siteOrigin + picture : pictureAddress(picture, file)),
    [siteOrigin, file],
  );
}

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'failed'; problem: DeskProblem }
  | { state: 'ready'; value: Value };

/** Loads a value for each `key`; a response for an earlier key is dropped. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ key: string; result: Loaded<Value> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is loaded
  useEffect(() => {
    let isCurrent = true;
    const settle = (result: Loaded<Value>) => isCurrent && setLoaded({ key, result });
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', problem: problemOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.result : { state: 'loading' };
}
