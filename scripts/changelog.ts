const HEADING = /^## (?:\[([^\]]+)\]|\S+)/;

/** Returns whether a section has entries: headings alone do not count. */
export function hasEntries(section: string): boolean {
  return /^- /m.test(section);
}

/**
 * The text below a version's heading, up to the next version or day.
 *
 * @param version `1.1.0`, or `Unreleased`
 * @returns undefined for a version that is not listed
 */
export function sectionOf(changelog: string, version: string): string | undefined {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1] === version);
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => HEADING.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  return lines
    .slice(start + 1, end)
    .join('\n')
    .trim();
}

/**
 * Moves the unreleased entries under a heading with version and day (`2026-11-26`) and leaves an empty
 * Unreleased section above.
 */
export function releaseEntries(changelog: string, version: string, day: string): string {
  return changelog.replace(/^## \[Unreleased\]$/m, `## [Unreleased]\n\n## [${version}] - ${day}`);
}
