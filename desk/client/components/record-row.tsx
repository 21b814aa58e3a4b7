import type { ReactNode } from 'react';
import type { DeskListed } from '../../shared/api.ts';
import { useAddressOf } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';
import { openStates, type State } from '../states.ts';
import { StateLabels } from './state-labels.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  record: DeskListed;
  /** Whether any record of the list has a picture. */
  hasPicture: boolean;
  states: readonly State[];
  before?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

/** Row of a record in a list. */
export function RecordRow({ record, hasPicture, states, before, children }: Props) {
  const { file, title, path, picture, openBy } = record;
  const addressOf = useAddressOf(file);
  return (
    <li>
      {before}
      {hasPicture && <Thumbnail src={picture && addressOf(picture)} />}
      <div className="row-main">
        <Link href={hrefOf('edit', { file })}>{title}</Link>
        <span className="file">{path}</span>
        {children}
      </div>
      <div className="row-side">
        <StateLabels states={[...openStates(openBy), ...states]} />
      </div>
    </li>
  );
}
