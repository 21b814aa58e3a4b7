import type { ReactNode } from 'react';
import type { DeskApi } from '../api.ts';
import { useDesk, useLoaded } from '../desk-context.ts';
import { Page } from './page.tsx';
import { Waiting } from './problem.tsx';

interface Props<Value> {
  /** Name of the loaded value; another one loads again. */
  of: string;
  call(api: DeskApi): Promise<Value>;
  /** Title of the page that waits for content which is a page itself. */
  title?: string;
  children(value: Value): ReactNode;
}

/** Content that is loaded first, with its loading state and its error. */
export function Load<Value>({ of, call, title, children }: Props<Value>) {
  const { api } = useDesk();
  const loaded = useLoaded(of, () => call(api));
  if (loaded.state === 'ready') return children(loaded.value);
  const waiting = <Waiting loaded={loaded} />;
  return title ? <Page title={title}>{waiting}</Page> : waiting;
}
