/** Applications are taken until the end of the last day. */
export function isOpen({ validThrough }: { validThrough: string }, today: string): boolean {
  return validThrough >= today;
}
