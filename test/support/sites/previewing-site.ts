import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readMoment } from '../../../corpus/timing.ts';
import { issuePreviewLink, type PreviewLink } from '../../../server/preview/links.ts';
import type { PreviewScope } from '../../../server/preview/token.ts';
import { EditedContent, type LiveSite, startLiveSite } from './live-site.ts';

export const PREVIEW_SECRET = 'a secret of tests that has thirty-two characters';

/** News of the edited content, with ids: a draft, one of the year 2100, and one that has expired. */
export const NEWS = {
  draft: { name: 'only-a-draft', id: 9001, title: '下書きの見出し', timing: 'draft: true' },
  coming: { name: 'of-2100', id: 9002, title: '先の見出し', timing: 'publishFrom: 2100-01-01 09:00' },
  ending: { name: 'until-2099', id: 9003, title: '終わる見出し', timing: 'publishUntil: 2099-12-31' },
} as const;

export const LATER = '2100-01-02 09:00';
const TEMPLATE = 'news/2026-11-18-20261118-holiday.md';

export function addressOf({ name, id }: { name: string; id: number }): string {
  return `/news/${name}_${id}.html`;
}

/** Copy of the fixture's content with scheduled and unpublished news. */
export function timedContent(): EditedContent {
  const content = new EditedContent();
  for (const { name, id, title, timing } of Object.values(NEWS)) {
    const text = content
      .read(TEMPLATE)
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^slug: .*$/m, `slug: ${name}`)
      .replace(/^title: .*$/m, `title: ${title}\n${timing}`);
    content.write(`news/${name}.md`, text);
  }
  return content;
}

interface AskedLink extends Partial<PreviewScope> {
  /** 「2100-01-02 09:00」 */
  moment?: string;
  path?: string;
  days?: number;
}

export function linkTo(origin: string, { moment, ...asked }: AskedLink = {}): PreviewLink {
  const at = moment === undefined ? undefined : readMoment(moment);
  return issuePreviewLink({ secret: PREVIEW_SECRET, origin, drafts: false, days: 1, at, ...asked });
}

export interface PreviewingSite extends LiveSite {
  content: EditedContent;
  dataDir: string;
  link(asked?: AskedLink): PreviewLink;
  /** Response to a request with these cookies, without following redirects. */
  ask(target: string, cookie?: string, init?: RequestInit): Promise<Response>;
  /** Opens a preview link. Returns the cookie that a browser sends from then on. */
  open(link: PreviewLink): Promise<string>;
}

export async function startPreviewingSite(env: Record<string, string> = {}): Promise<PreviewingSite> {
  const content = timedContent();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'previews-'));
  const site = await startLiveSite(content, {
    PREVIEW_SECRET,
    DATA_DIR: dataDir,
    CONTENT_WATCH: 'off',
    ...env,
  });

  const ask: PreviewingSite['ask'] = (target, cookie, init) =>
    fetch(site.origin() + target, {
      redirect: 'manual',
      ...init,
      headers: { ...init?.headers, ...(cookie !== undefined && { cookie }) },
    });

  return {
    ...site,
    content,
    dataDir,
    ask,
    link: (asked) => linkTo(site.origin(), asked),
    async open({ url }) {
      const { pathname, search } = new URL(url);
      const { headers } = await ask(pathname + search);
      return headers.get('set-cookie')?.split(';')[0] ?? '';
    },
    async stop() {
      await site.stop();
      content.delete();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
