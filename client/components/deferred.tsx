import { type ReactNode, Suspense, use } from 'react';
import { readScriptJson } from '../lib/page-state.ts';
import { DataScript } from './data-script.tsx';

interface DeferredProps<Data> {
  /** Unique on the page; names the element that carries the data. */
  name: string;
  /** The loader's promise; after hydration the loader's data no longer has it. */
  value: Promise<Data | null> | undefined;
  /** Reserves the space of the section, so that nothing moves when it arrives. */
  fallback: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A section that may arrive after the rest of the page. On the server it suspends until its promise settles and
 * leaves its data beside its markup; in the browser it hydrates from that data, and after a navigation it uses the
 * promise itself. No data (the call failed) leaves the section out.
 */
export function Deferred<Data>(props: DeferredProps<Data>) {
  return (
    <Suspense fallback={props.fallback && <div className="awaited contents">{props.fallback}</div>}>
      <Section {...props} />
    </Suspense>
  );
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

/** The data that the server left; kept, because React may render the section again without the element. */
function readElement<Data>(id: string): Data | null {
  if (!read.has(id)) {
    const element = typeof document === 'undefined' ? null : document.getElementById(id);
    if (!element) return null;
    read.set(id, readScriptJson(element.textContent ?? 'null'));
  }
  return read.get(id) as Data | null;
}
