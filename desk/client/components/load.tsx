import { type ReactNode, useState } from 'react';
import type { DeskApi } from '../api.ts';
import { useDesk, useLoaded } from '../desk-context.ts';
import { hrefOf, Link, messageOfVisit } from '../router.tsx';
import { Page } from './page.tsx';
import { Waiting } from './problem.tsx';

const ABOVE = { '': '編集デスク', inquiries: 'お問い合わせ' };

interface DeskPageProps {
  title: string;
  /** Purpose of the page. */
  lead?: string;
  /** Page that the crumb leads to. */
  above?: keyof typeof ABOVE;
  children: ReactNode;
}

/** Page below the start page of the desk. */
export function DeskPage({ title, lead, above = '', children }: DeskPageProps) {
  return (
    <Page title={title} crumbs={<Link href={hrefOf(above)}>{ABOVE[above]}</Link>}>
      {lead && <p className="text-ink-soft">{lead}</p>}
      {children}
    </Page>
  );
}

interface LoadProps<Value> {
  /** Name of the loaded value; another one loads again. */
  of: string;
  call(api: DeskApi): Promise<Value>;
  children(value: Value): ReactNode;
}

/** Content that is loaded first, with its loading state and its error. */
export function Load<Value>({ of, call, children }: LoadProps<Value>) {
  const { api } = useDesk();
  const loaded = useLoaded(of, () => call(api));
  return loaded.state === 'ready' ? children(loaded.value) : <Waiting loaded={loaded} />;
}

/** Message that the previous page passed to this one. */
export function VisitMessage() {
  const [message] = useState(messageOfVisit);
  return (
    message && (
      <p role="status" className="notice">
        {message}
      </p>
    )
  );
}
