import { useEffect, useState } from 'react';
import type { DeskOpen } from '../../shared/together.ts';
import { useDesk } from '../desk-context.ts';

const REPEAT_MS = 15_000;
/** Time without a key or click after which the editor counts as away, and the session may end. */
const IDLE_MS = 15 * 60_000;

/** Tells the server that this editor has a record open. Returns who else has it. */
export function usePresence(file: string | undefined): DeskOpen {
  const { api } = useDesk();
  const [open, setOpen] = useState<DeskOpen>({ others: [] });
  useEffect(() => {
    if (file === undefined) return undefined;
    let usedAt = Date.now();
    const use = () => {
      usedAt = Date.now();
    };
    // A failed call is ignored here: saving reports faults of the connection.
    const note = () => Date.now() - usedAt < IDLE_MS && api.open(file).then(setOpen, () => undefined);
    note();
    const timer = setInterval(note, REPEAT_MS);
    window.addEventListener('pointerdown', use);
    window.addEventListener('keydown', use);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', use);
      window.removeEventListener('keydown', use);
    };
  }, [api, file]);
  return open;
}
