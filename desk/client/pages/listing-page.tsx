import { useState } from 'react';
import type { DeskKind, DeskListed } from '../../shared/api.ts';
import { matching } from '../../shared/spellings.ts';
import { FilterField } from '../components/field.tsx';
import { Load } from '../components/load.tsx';
import { Page, VisitMessage } from '../components/page.tsx';
import { RecordRow } from '../components/record-row.tsx';
import { hrefOf, Link } from '../router.tsx';
import { minuteInJapan, statesOf } from '../states.ts';

/** Records of a kind. */
export function ListingPage({ kind }: { kind: DeskKind }) {
  return (
    <Page title={kind.title} lead={kind.description}>
      <VisitMessage />
      {kind.canAdd && (
        <p>
          <Link className="button primary" href={hrefOf('new', { kind: kind.name })}>
            新しく書く
          </Link>
        </p>
      )}
      <Load of={kind.name} call={(api) => api.records(kind.name)}>
        {({ records }) => <Records records={records} />}
      </Load>
    </Page>
  );
}

function Records({ records }: { records: readonly DeskListed[] }) {
  const [wanted, setWanted] = useState('');
  const now = minuteInJapan(new Date());
  const hasPicture = records.some(({ picture }) => picture !== undefined);
  const textOf = (record: DeskListed) =>
    [record.title, record.path, record.file, ...statesOf(record, now).map(({ text }) => text)].join(' ');
  const found = matching(wanted, records, textOf);
  return (
    <>
      {records.length > 5 && <FilterField value={wanted} placeholder="題名、URL、状態" onValue={setWanted} />}
      <p role="status" className="quiet-text">
        {found.length === records.length
          ? `${records.length}件`
          : `${records.length}件のうち${found.length}件`}
      </p>
      <ul className="rows">
        {found.map((record) => (
          <RecordRow key={record.file} {...{ record, hasPicture }} states={statesOf(record, now)} />
        ))}
      </ul>
    </>
  );
}
