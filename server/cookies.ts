/** The value of a cookie, as a browser's `Cookie` header has it; undefined where it is not there. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  if (!header?.includes(start)) return undefined;
  const pair = header.split(/; */).find((one) => one.startsWith(start));
  return pair?.slice(start.length);
}
