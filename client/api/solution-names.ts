/** Names of the content folder, set at the start before the first call. */
let names: readonly string[] = [];

export function setSolutionNames(known: readonly string[]): void {
  names = known;
}

export function solutionNames(): readonly string[] {
  return names;
}
