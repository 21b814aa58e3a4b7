import { useState } from 'react';
import { normalizeText } from '../../../shared/text/normalize-text.ts';
import type { DeskKind, DeskListed } from '../../shared/api.ts';
import { FilterField } from '../components/filter-field.tsx';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { RecordRow } from '../components/record-row.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { hrefOf, Link, messageOfVisit } from '../router.tsx';
import { minuteInJapan, statesOf } from '../states.ts';

/** Records of a kind. */
export function ListingPage({ kind }: { kind: DeskKind }) {
  const { api } = useDesk();
  const [message] = useState(messageOfVisit);
  const listing = useLoaded(kind.name, () => api.records(kind.name));
  return (
    <Page title={kind.title} crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="lead">{kind.description}</p>
      {message && (
        <p role="status" className="notice">
          {message}
        </p>
      )}
      {kind.canAdd && (
        <p>
          <Link className="button primary" href={hrefOf('new', { kind: kind.name })}>
            新しく書く
          </Link>
        </p>
      )}
      {listing.state === 'ready' ? <Records records={listing.value.records} /> : <Waiting loaded={listing} />}
    </Page>
  );
}

function Records({ records }: { records: readonly DeskListed[] }) {
  const [wanted, setWanted] = useState('');
  const now = minuteInJapan(new Date());
  const hasPicture = records.some(({ picture }) => picture !== undefined);
  const found = records.filter((record) => isFound(record, wanted, now));
  return (
    <>
      {records.length > 5 && <FilterField value={wanted} examples="題名、URL、状態" onChange={setWanted} />}
      <p role="status" className="quiet-text">
        {found.length === records.length
          ? `${records.length}件`
          : `${records.length}件のうち${found.length}件`}
      </p>
      <ul className="rows">
        {found.map((record) => (
          <RecordRow
            key={record.file}
            record={record}
            hasPicture={hasPicture}
            states={statesOf(record, now)}
          />
        ))}
      </ul>
    </>
  );
}

/** Whether every word occurs, in any spelling. */
function isFound(record: DeskListed, wanted: string, now: string): boolean {
  const states = statesOf(record, now).map(({ text }) => text);
  const text = normalizeText([record.title, record.path, record.file, ...states].join(' '));
  return normalizeText(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
