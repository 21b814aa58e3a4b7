import { createContext, type ReactNode, useMemo } from 'react';
import type { DeskChoices } from '../../shared/api.ts';
import { useDesk } from '../desk-context.ts';

/** Choices while they cannot be loaded. */
export const NONE: DeskChoices = { choices: [], isOpen: true };

/** Loads the choices of a `reference`. Without it a field takes any text. */
export const ChoicesContext = createContext<((list: string) => Promise<DeskChoices>) | undefined>(undefined);

/** Provides the choices of references. Each list is loaded once for the page. */
export function WithChoices({ children }: { children: ReactNode }) {
  const { api } = useDesk();
  const load = useMemo(() => {
    const loaded = new Map<string, Promise<DeskChoices>>();
    return (list: string) => {
      const choices = loaded.get(list) ?? api.choices(list).catch(() => NONE);
      loaded.set(list, choices);
      return choices;
    };
  }, [api]);
  return <ChoicesContext value={load}>{children}</ChoicesContext>;
}
