import { createContext, useContext } from 'react';
import type { DeskNote } from '../../shared/together.ts';
import { timeOf } from '../states.ts';

/** Comments on the fields of a form, by the id of the field. */
export const NotesContext = createContext<ReadonlyMap<string, readonly DeskNote[]>>(new Map());

/** Comments on a field. */
export function FieldNotes({ id }: { id: string }) {
  return useContext(NotesContext)
    .get(id)
    ?.map((note) => <Note key={note.at + note.text} note={note} />);
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
