import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { pageProblems } from '../../corpus/checks/links/pages.ts';
import { ContentReader } from '../../corpus/content-reader.ts';
import { ContentError } from '../../corpus/corpus.ts';
import { isBefore, keptContent } from '../../corpus/kept-content.ts';
import { KINDS } from '../../corpus/kinds/kinds.ts';
import type { Shown } from '../../corpus/timing.ts';
import { type OwnFile, offeredFiles } from '../../records/product-file/record.ts';
import { BRAND_PREVIEW, DEFAULT_PREVIEW } from '../../shared/constants.ts';
import { deepFreeze } from '../../shared/frozen.ts';
import { accessibilityCheckFile } from '../../shared/pages/accessibility-check.ts';
import { contentPathProblem } from '../../shared/paths/content-pages.ts';
import type { Home } from '../../shared/site/home-schema.ts';
import { listTitles } from '../../shared/site/list-titles.ts';
import type { Navigation } from '../../shared/site/navigation.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import { publicSite } from '../../shared/site/site.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import type { ThemeRecord } from '../../shared/site/theme-schema.ts';
import { CONTENT_CACHE } from '../built.ts';
import { type BrandFiles, readBrandFiles } from './brand-files.ts';
import { createTargets, fillNavigation, type Targets, targetProblems } from './navigation.ts';
import { createSitePages, type SitePages } from './site-pages.ts';
import { type ThemeSheet, themeSheet } from './theme.ts';

/** Content that the web server itself reads from the content folder, also with an external upstream. */
export interface SiteContent {
  site: SiteRecord;
  navigation: Navigation;
  home: Home;
  theme: ThemeSheet;
  /** Colours for files that are used without the style sheet. */
  colours: ThemeRecord['colours'];
  /** Colour of the browser's interface around the page (`theme-color`). */
  browserColour: string;
  ornament: PublicContent['ornament'];
  files: BrandFiles;
  ownFiles: readonly OwnFile[];
  pages: SitePages;
  /** Hash of all texts, names and colours. */
  revision: string;
}

/**
 * Loads the web server's content from the content folder.
 *
 * @throws {ContentError} with every problem found, each with file, field and reason
 */
export async function loadSiteContent(contentDir: string): Promise<SiteContent> {
  return siteContentOf(await readSiteRecords(contentDir));
}

/**
 * Reads the same content as serializable data, cached while it is current.
 *
 * @param at moment of the content, in milliseconds since 1970
 * @throws {ContentError}
 */
export function readSiteRecords(contentDir: string, at = Date.now()): Promise<SiteRecords> {
  const isCurrent = ({ schedule }: SiteRecords) => isBefore(at, schedule);
  return keptContent({ cache: CONTENT_CACHE, name: 'site-content', contentDir, isCurrent }, () =>
    loadSiteRecords(contentDir, at),
  );
}

/**
 * Reads the same data without the cache.
 *
 * @param shown content to include in addition to the public content of that moment
 * @throws {ContentError}
 */
export function loadSiteRecords(contentDir: string, at: number, shown: Shown = {}): Promise<SiteRecords> {
  z.config(z.locales.ja());
  return readRecords(new ContentReader(contentDir, at, shown));
}

/** Builds the site content from its data. @param today day for the pages of webinars; the present one by default */
export function siteContentOf(records: SiteRecords, today?: () => string): SiteContent {
  const { site, navigation, home, brand, ownFiles } = records;
  const pages = sitePagesOf(records.pages, site, today);
  const revision = revisionOf([site, navigation, home, brand.theme, brand.ornament, pages.records]);
  return { site, navigation, home: deepFreeze(home), pages, ownFiles, revision, ...brand };
}

export type SiteRecords = Awaited<ReturnType<typeof readRecords>>;

async function readRecords(reader: ContentReader) {
  await reader.readFacts();
  const site = await reader.readSite();
  const pages = await readPages(reader);
  const { known } = sitePagesOf(pages, site);
  // A page at an invalid path is reported as a problem of its own file.
  const extra = known.extra.filter(({ path }) => !contentPathProblem(path));
  const targets = createTargets(extra, known.solutionNames);
  const navigation = await readNavigation(reader, targets);
  const home = await readHome(reader, targets);
  const brand = await readTheme(reader);
  const ownFiles = offeredFiles(await reader.optionalYaml(KINDS.ownFiles, []));
  const texts = {
    service: await reader.markdownFolder(KINDS.serviceTexts),
    single: await reader.markdownFolder(KINDS.singleTexts),
    company: await reader.yamlFolder(KINDS.company),
  };
  if (!site || !navigation || !home || !brand || reader.problems.length > 0)
    throw new ContentError(reader.located());
  return { site, navigation, home, pages, brand, ownFiles, texts, schedule: reader.schedule() };
}

function revisionOf(texts: unknown): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

async function readNavigation(reader: ContentReader, targets: Targets): Promise<Navigation | undefined> {
  const record = await reader.record(KINDS.navigation);
  if (!record) return undefined;
  const { navigation, problems } = fillNavigation(record, targets);
  report(reader, KINDS.navigation, problems);
  return navigation;
}

async function readHome(reader: ContentReader, targets: Targets): Promise<Home | undefined> {
  const home = await reader.record(KINDS.home);
  if (home) report(reader, KINDS.home, targetProblems(home, targets));
  return home;
}

function report(
  reader: ContentReader,
  { file }: { file: string },
  problems: readonly { field: string; reason: string }[],
): void {
  reader.problems.push(...problems.map((problem) => ({ file, ...problem })));
}

async function readTheme(reader: ContentReader) {
  const record = await reader.record(KINDS.theme);
  if (!record) return undefined;
  const { files, problems } = await readBrandFiles(record, (file) => reader.bytes(file));
  report(reader, KINDS.theme, problems);
  return {
    theme: themeSheet(record),
    colours: record.colours,
    browserColour: record.browser,
    ornament: record.ornament ?? null,
    files,
  };
}

/** The YAML reader also reads JSON. */
const ACCESSIBILITY_CHECK = {
  file: 'accessibility-check.json',
  schema: z.optional(accessibilityCheckFile),
};

async function readPages(reader: ContentReader) {
  const [pages, webinars, accessibilityCheck] = await Promise.all([
    reader.yamlFolder(KINDS.pages),
    reader.optionalYaml(KINDS.webinars, []),
    reader.optionalYaml(ACCESSIBILITY_CHECK, undefined),
  ]);
  const fileOf = (record: object) => reader.fileOf.get(record) ?? '(不明)';
  reader.problems.push(...pageProblems(pages, fileOf));
  return { pages, webinars, accessibilityCheck };
}

function sitePagesOf(
  { pages, webinars, accessibilityCheck }: Awaited<ReturnType<typeof readPages>>,
  site: Pick<SiteRecord, 'solutionNames' | 'supportHours'> | undefined,
  today?: () => string,
): SitePages {
  return createSitePages(pages, webinars, {
    accessibilityCheck,
    solutionNames: site?.solutionNames,
    supportHours: site?.supportHours,
    ...(today && { today }),
  });
}

/**
 * Content that pages send to the browser. The media folder shows whether the build has generated a preview image for
 * shared links.
 */
export function publicContent(
  { site, navigation, browserColour, files, pages, ornament }: SiteContent,
  { origin, mediaDir }: { origin: string; mediaDir: string },
): PublicContent {
  const isDrawn = existsSync(path.join(mediaDir, DEFAULT_PREVIEW.replace(/^\/media\//, '')));
  const preview = files.has(BRAND_PREVIEW) ? BRAND_PREVIEW : isDrawn ? DEFAULT_PREVIEW : null;
  return {
    site: { ...publicSite(site), origin },
    navigation,
    browserColour,
    preview,
    listTitles: listTitles((page) => pages.find(page)?.title),
    ornament,
  };
}
