import type { Api } from '../../shared/api/client.ts';
import type { TextDocument } from '../../shared/api/models.ts';
import { canonicalUrl } from '../../shared/paths/canonical.ts';
import type { Crumb } from '../components/breadcrumbs.tsx';

/** A page whose text editors keep in the content folder; what stands around the text is said here. */
interface DocumentPage {
  load(api: Api): Promise<TextDocument>;
  /** A short English line above the title. */
  eyebrow: string;
  /** The pages above this one. */
  crumbs: Crumb[];
  /** Whom to ask, below the text. */
  contact?: 'support';
  /** Where readers go from here. */
  next: { to: string; name: string }[];
}

const SUPPORT = { name: 'サポート', path: '/service' };
const REQUEST = { to: '/service/request', name: '修理を申し込む' };
const CHECK = { to: '/service/warranty-check', name: '保証状況を確認する' };
const FLOW = { to: '/service/aftersale-flow', name: '修理の流れ' };
const POLICY = { to: '/service/product-warranty-policy', name: '製品保証規定' };

const PAGES: Readonly<Record<string, DocumentPage>> = {
  '/service/service-info': {
    load: (api) => api.getServiceText(1),
    eyebrow: 'Service information',
    crumbs: [SUPPORT],
    contact: 'support',
    next: [FLOW, POLICY, { to: '/service/faq', name: 'サポートFAQ' }],
  },
  '/service/product-warranty-policy': {
    load: (api) => api.getServiceText(2),
    eyebrow: 'Warranty',
    crumbs: [SUPPORT],
    contact: 'support',
    next: [CHECK, FLOW, REQUEST],
  },
  '/service/aftersale-flow': {
    load: (api) => api.getServiceText(3),
    eyebrow: 'Repair',
    crumbs: [SUPPORT],
    contact: 'support',
    next: [REQUEST, CHECK, POLICY],
  },
  '/privacy-policy': {
    load: (api) => api.getSingleText(1),
    eyebrow: 'Privacy policy',
    crumbs: [],
    next: [
      { to: '/contact', name: 'お問い合わせ' },
      { to: '/solutions/japan-cloud-system-solution/gdpr', name: 'GDPRへの対応' },
    ],
  },
};

/** What stands around the text at this path; undefined where there is none. */
export function documentPageAt(pathname: string): DocumentPage | undefined {
  const path = canonicalUrl('', pathname);
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}
