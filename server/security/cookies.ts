/** Value of a cookie in a browser's `Cookie` header; undefined if it is absent. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  if (!header?.includes(start)) return undefined;
  const pair = header.split(/; */).find((one) => one.startsWith(start));
  return pair?.slice(start.length);
}
