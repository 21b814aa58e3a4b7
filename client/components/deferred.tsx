import { type ReactNode, Suspense, use } from 'react';
import { readScriptJson } from '../lib/loading/page-state.ts';
import { DataScript } from './data-script.tsx';

/** Data of a section as its loader gives them; undefined in the loader data of a hydrated document. */
export type DeferredData<Data> = Promise<Data | null> | undefined;

export interface DeferredProps<Data> {
  /** Unique on the page; names the element that carries the data. */
  name: string;
  value: DeferredData<Data>;
  /** Reserves the space of the section, so that the layout does not shift when it arrives. */
  fallback: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Section that may be streamed after the rest of the page. On the server it suspends until its promise settles, and
 * writes its data next to its markup; in the browser it hydrates with that data, and uses the promise itself after a
 * navigation. Without data (the call failed) it renders null.
 */
export function Deferred<Data>(props: DeferredProps<Data>) {
  const { value, fallback } = props;
  // React would render the fallback of every larger section, even of one that never suspends.
  const isShown = fallback && !hasArrived(value);
  return (
    <Suspense fallback={isShown ? <div className="awaited contents">{fallback}</div> : null}>
      <Section {...props} />
    </Suspense>
  );
}

/** The same for a list; an empty one renders null. */
export function DeferredList<Item>({ children, ...rest }: DeferredProps<Item[]>) {
  return <Deferred {...rest}>{(items) => (items.length === 0 ? null : children(items))}</Deferred>;
}

/** Whether `use` returns the value at once: React reads the `status` of a promise, too. */
function hasArrived(value: (Promise<unknown> & { status?: string }) | undefined): boolean {
  return value?.status === 'fulfilled';
}

function Section<Data>({ name, value, children }: DeferredProps<Data>) {
  const id = `deferred-${name}`;
  if (value instanceof Promise && typeof document !== 'undefined') {
    const data = use(value);
    return data === null ? null : children(data);
  }
  const data = value instanceof Promise ? use(value) : readElement<Data>(id);
  return (
    <>
      {data === null ? null : children(data)}
      <DataScript id={id} data={data} />
    </>
  );
}

const read = new Map<string, unknown>();

/** Data that the server wrote; cached, because React may render the section again without the element. */
function readElement<Data>(id: string): Data | null {
  if (!read.has(id)) {
    const element = typeof document === 'undefined' ? null : document.getElementById(id);
    if (!element) return null;
    read.set(id, readScriptJson(element.textContent ?? 'null'));
  }
  return read.get(id) as Data | null;
}
