/** Of the content folder; the start of the site hands them over before anything is asked for. */
let names: readonly string[] = [];

export function setSolutionNames(known: readonly string[]): void {
  names = known;
}

export function solutionNames(): readonly string[] {
  return names;
}
