import { type ComponentType, createContext } from 'react';
import type { DeskFieldProblem, DeskSchema } from '../../shared/api.ts';
import type { Path } from './schema.ts';

/** Props of a field, and of the parts that it is made of. */
export interface FieldProps {
  schema: DeskSchema;
  value: unknown;
  path: Path;
  title: string;
  /** Undefined for a field that an editor named: its name stays when it is emptied. */
  presence?: 'required' | 'optional';
  /** Whether the parent shows the title. */
  isQuiet?: boolean;
}

interface FormState {
  /** Schema with the definitions that others refer to. */
  root: DeskSchema;
  /** Field of any schema. Records, lists and choices contain fields in turn. */
  Field: ComponentType<FieldProps>;
  /** Problems by the id of their field. */
  problems: ReadonlyMap<string, readonly DeskFieldProblem[]>;
  /** Sets a value in the latest data of the form. */
  change(path: Path, value: unknown): void;
}

export const FormContext = createContext<FormState>({
  root: {},
  Field: () => null,
  problems: new Map(),
  change: () => undefined,
});
