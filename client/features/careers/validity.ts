/** Returns whether a position is open: applications are accepted until the end of the last day. */
export function isOpen({ validThrough }: { validThrough: string }, today: string): boolean {
  return validThrough >= today;
}
