import { useEffect, useRef, useState } from 'react';
import type { DeskOpen } from '../../shared/together.ts';
import { useDesk } from '../desk-context.ts';
import { useWindowEvent } from '../use-window-event.ts';

const REPEAT_MS = 15_000;
/** Time without a key or click after which the editor counts as away, and the session may end. */
const IDLE_MS = 15 * 60_000;

/** Tells the server that this editor has a record open. Returns who else has it. */
export function usePresence(file: string | undefined): DeskOpen {
  const { api } = useDesk();
  const [open, setOpen] = useState<DeskOpen>({ others: [] });
  const usedAt = useRef(0);
  const use = () => {
    usedAt.current = Date.now();
  };
  useWindowEvent('pointerdown', use);
  useWindowEvent('keydown', use);
  useEffect(() => {
    if (file === undefined) return undefined;
    usedAt.current = Date.now();
    // A failed call is ignored here: saving reports faults of the connection.
    const note = () => Date.now() - usedAt.current < IDLE_MS && api.open(file).then(setOpen, () => undefined);
    note();
    const timer = setInterval(note, REPEAT_MS);
    return () => clearInterval(timer);
  }, [api, file]);
  return open;
}
