import { createContext, useContext } from 'react';
import type { DeskNote } from '../../shared/together.ts';
import { Errors } from '../components/errors.tsx';
import { timeOf } from '../states.ts';
import { errorId } from './errors.ts';
import { FormContext } from './form-context.ts';

/** Comments on the fields of a form, by the id of the field. */
export const NotesContext = createContext<ReadonlyMap<string, readonly DeskNote[]>>(new Map());

/** Problems of a field, and comments on it. */
export function Remarks({ id }: { id: string }) {
  const problems = useContext(FormContext).problems.get(id);
  const notes = useContext(NotesContext).get(id);
  return (
    <>
      <Errors id={errorId(id)} problems={problems} />
      {notes?.map((note) => (
        <Note key={note.at + note.text} note={note} />
      ))}
    </>
  );
}

export function Note({ note: { text, author, at } }: { note: DeskNote }) {
  return (
    <p className="note">
      {text}{' '}
      <span className="quiet-text">
        {author} {timeOf(at)}
      </span>
    </p>
  );
}
