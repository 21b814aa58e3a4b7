import type { ContentFiles, Fields } from './content-files.ts';

/** A change of the content's format, with the rewriting that existing folders need. */
interface Step {
  /** Format of the folder after the step. */
  format: number;
  change(files: ContentFiles): void;
}

/**
 * Steps in order, one for each format. Folders without a number take all of them: a step leaves alone what already has
 * its form. Never change a step that a release contains.
 */
export const STEPS: readonly Step[] = [
  { format: 2, change: divideCategories },
  { format: 3, change: askHours },
  { format: 4, change: askYears },
  { format: 5, change: removeCovers },
  { format: 6, change: keepAddresses },
  { format: 7, change: removeEyebrows },
  { format: 8, change: listTiers },
];

/** Files whose content was part of the program, with what else their first form needs. */
const FORMERLY_CODE = {
  'site.yaml': '',
  'home.yaml': '',
  'navigation.yaml': 'と pages、single、site-pages.yaml ',
  'theme.yaml': 'と brand、images ',
};

/** Each category has a file, with the fields of its products; the vendor has files. */
function divideCategories(files: ContentFiles): void {
  if (!files.has('site.yaml'))
    for (const [file, more] of Object.entries(FORMERLY_CODE))
      files.ask(file, [], `content:init が作る ${file} ${more}を写し、サイトに合わせて書いてください`);
  const drawings = takeKinds(files);
  for (const [index, category] of listOf(files, 'categories.yaml').entries()) {
    const { id, urlName, ...fields } = category;
    const file = `categories/${urlName}.yaml`;
    const drawing = drawings.get(id);
    files.add(file, { id, order: index + 1, urlName, ...fields, ...(drawing !== undefined && { drawing }) });
    files.ask(file, [], 'picture にカテゴリーの絵、fields に製品の spec の項目を書いてください');
  }
  files.remove('categories.yaml');
}

/** Removes the kind of each product, which is now the drawing of its category. @returns kinds by category id */
function takeKinds(files: ContentFiles): Map<unknown, unknown> {
  const kinds = new Map<unknown, unknown>();
  for (const file of files.in('products'))
    files.edit(file, (data) => {
      const { spec, ...product } = (data ?? {}) as Fields;
      const { kind, ...others } = (spec ?? {}) as Fields;
      if (kind === undefined) return data;
      kinds.set(product.categoryId, kind);
      return { ...product, spec: others };
    });
  return kinds;
}

function askHours(files: ContentFiles): void {
  for (const [index, webinar] of listOf(files, 'webinars.yaml').entries())
    if (webinar.hours === undefined)
      files.ask(
        'webinars.yaml',
        [index],
        `hours に「${webinar.title}」の時間を書いてください(14:00〜15:00 の形)`,
      );
}

/** `otherForms` named forms that are kept for other years than `keepYears`; `forms` gives the years. */
function askYears(files: ContentFiles): void {
  const { submissions } = recordOf(files, 'site.yaml') as { submissions?: Fields };
  if (!Array.isArray(submissions?.otherForms)) return;
  const years = submissions.otherForms.map((form) => `${form}: 年数`).join(', ');
  // Without these years the site would delete such submissions after `keepYears`.
  files.ask(
    'site.yaml',
    ['submissions'],
    `submissions の otherForms を forms: { ${years} } に書き換えてください。年数を過ぎた記録は消去されます`,
  );
}

const COVERED = ['news', 'blog', 'technology', 'case-studies', 'solutions'];
const COVERED_LISTS = ['tags.yaml', 'webinars.yaml'];
const COVER_FIELDS = ['cover', 'coverSystem', 'theme'];
const DRAWN_COVER = /^\/media\/(?:news|blog|technology|tags|cases|solutions|webinars)\//;

/** Covers are no longer drawn; `photos` names a picture. */
function removeCovers(files: ContentFiles): void {
  for (const file of COVERED.flatMap((folder) => files.in(folder))) files.edit(file, withoutCover);
  for (const file of COVERED_LISTS)
    files.edit(file, (list) => (Array.isArray(list) ? list.map(withoutCover) : list));
  for (const file of files.in('pages')) files.edit(file, withoutDrawnCovers);
  const { news } = recordOf(files, 'home.yaml') as { news?: { recordings?: { cover?: unknown } } };
  if (DRAWN_COVER.test(String(news?.recordings?.cover)))
    files.ask('home.yaml', ['news', 'recordings', 'cover'], 'cover に、録画の案内の絵を選んでください');
  files.edit('media.yaml', (media) => {
    const { draw } = (media ?? {}) as Fields;
    if (!Array.isArray(draw) || !draw.includes('covers')) return media;
    return { ...(media as Fields), draw: draw.filter((drawing) => drawing !== 'covers') };
  });
}

function withoutCover(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !COVER_FIELDS.includes(key)));
}

/** The value without covers, at any depth, that were drawn from another record. */
function withoutDrawnCovers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDrawnCovers);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => key !== 'cover' || !DRAWN_COVER.test(String(inner)),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutDrawnCovers(inner)]));
}

/** Rows that were part of the program, for targets that every site may have. */
const FORMER_ROWS = [
  { from: '/home', to: '/' },
  { from: '/about', to: '/about-us' },
  { from: '/presales', to: '/sales' },
  { from: '/company/leaderSmessage', to: '/company/leader' },
  { from: '/service/afterSaleFlow', to: '/service/aftersale-flow' },
  { from: '/service/serviceInfo', to: '/service/service-info' },
  { from: '/service/warrantyPolicy', to: '/service/product-warranty-policy' },
];

/** Keeps the redirects whose target is a page of the site, unless their path has got another meaning. */
function keepAddresses(files: ContentFiles): void {
  const pages = new Set(files.in('pages').map((file) => recordOf(files, file).path));
  pages.add('/');
  files.edit('redirects.yaml', (data) => {
    const { redirects = [], gone = [], ...others } = (data ?? {}) as Record<string, Fields[]>;
    const known = [...redirects.map(({ from }) => from), ...gone.map(({ path }) => path), ...pages];
    const taken = new Set(known.map((path) => String(path).toLowerCase()));
    const rows = FORMER_ROWS.filter(({ from, to }) => pages.has(to) && !taken.has(from.toLowerCase()));
    if (rows.length === 0) return data;
    const added = rows.map((row) => ({ ...row, reason: '以前のバージョンがプログラムで転送していたURL' }));
    return { redirects: [...redirects, ...added], ...(gone.length > 0 && { gone }), ...others };
  });
}

/** Titles have no small English line above them, and the figures of the home page are no counts. */
function removeEyebrows(files: ContentFiles): void {
  for (const file of files.in('pages')) files.edit(file, withoutEyebrow);
  files.edit('home.yaml', (data) => {
    const { statement, ...sections } = (data ?? {}) as { statement?: { figures?: unknown } } & Fields;
    const kept = Object.entries(sections).map(([name, section]) => [name, withoutEyebrow(section)]);
    return { ...(statement && { statement: withoutCounts(files, statement) }), ...Object.fromEntries(kept) };
  });
}

function withoutCounts(files: ContentFiles, statement: { figures?: unknown }): unknown {
  const { figures, ...others } = statement;
  if (!Array.isArray(figures) || !figures.some((figure: object) => 'of' in figure)) return statement;
  files.ask('home.yaml', ['statement'], 'figures に、お客様が選ぶ理由になる数字を3つまで書けます');
  return others;
}

function withoutEyebrow(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('eyebrow' in record)) return record;
  const { eyebrow: _, ...others } = record;
  return others;
}

/** Tiers that were part of the program, with their former names. */
const FORMER_TIERS = [
  { id: 'power', name: '電源' },
  { id: 'center', name: 'センター', role: 'hub' },
  { id: 'line', name: '回線', role: 'line', sign: 'cloud' },
  { id: 'router', name: '回線の出口', role: 'router' },
  { id: 'core', name: 'コア' },
  { id: 'aggregation', name: '集約' },
  { id: 'floor', name: 'フロア' },
  { id: 'field', name: '盤・屋外' },
  { id: 'olt', name: '局側装置' },
  { id: 'splitter', name: 'スプリッター' },
  { id: 'branch', name: '2段目のスプリッター' },
  { id: 'multiplexer', name: '建物内の集線装置' },
  { id: 'access', name: 'アクセスポイント' },
  { id: 'subscriber', name: '宅内装置' },
  { id: 'device', name: 'つなぐ機器' },
  { id: 'management', name: '管理', role: 'manager', sign: 'cloud' },
];
const WITH_TIERS = ['categories', 'products', 'solutions', 'case-studies'];

/** The vendor lists the tiers of drawings, with the names that words of /solutions gave them. */
function listTiers(files: ContentFiles): void {
  const own = new Map<string, unknown>();
  for (const file of files.in('pages'))
    files.edit(file, (data) => {
      const { words, ...page } = (data ?? {}) as { words?: Fields } & Fields;
      const named = Object.entries(words ?? {}).filter(([name]) => name.startsWith('tier-'));
      if (page.path !== '/solutions' || named.length === 0) return data;
      for (const [name, word] of named) own.set(name.slice('tier-'.length), word);
      const others = Object.entries(words ?? {}).filter(([name]) => !name.startsWith('tier-'));
      return { ...page, ...(others.length > 0 && { words: Object.fromEntries(others) }) };
    });
  const uses = WITH_TIERS.flatMap((folder) => files.in(folder)).some((file) => namesTier(files.data(file)));
  if (!uses) return;
  const tiers = FORMER_TIERS.map(({ id, name, ...others }) => ({ id, name: own.get(id) ?? name, ...others }));
  files.edit('site.yaml', (site) => ({ ...(site as Fields), tiers: (site as Fields).tiers ?? tiers }));
}

function namesTier(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'tier' in value || Object.values(value).some(namesTier);
}

function recordOf(files: ContentFiles, file: string): Fields {
  const data = files.data(file);
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : {};
}

function listOf(files: ContentFiles, file: string): Fields[] {
  const data = files.data(file);
  return Array.isArray(data) ? data.filter((item) => typeof item === 'object' && item !== null) : [];
}
