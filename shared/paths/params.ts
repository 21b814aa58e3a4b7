import { isDay } from '../text/is-day.ts';
import { trimmed } from '../text/trimmed.ts';

/** The forms of the last segment of a detail page's path. */
export type ParamForm = 'product' | 'career' | 'news' | 'sub-category' | 'solution' | 'webinar' | 'url-name';

export interface Param {
  id?: number;
  slug?: string;
}

/** One to nine digits without a leading zero: JavaScript numbers represent them exactly. */
const ID = '([1-9][0-9]{0,8})';

/**
 * Slugs of records are lower case with hyphens. Any unreserved character is accepted, so that an old or mistyped slug
 * still finds its record through the id.
 */
const SLUG = '([A-Za-z0-9._~-]+)';

const FORMS = {
  product: new RegExp(`^${SLUG}_p${ID}\\.html$`),
  career: new RegExp(`^${SLUG}_r${ID}\\.html$`),
  news: new RegExp(`^${SLUG}_${ID}\\.html$`),
  'sub-category': new RegExp(`^${SLUG}_${ID}$`),
} as const;

const SOLUTION = new RegExp(`^_${ID}\\.html$`);
const URL_NAME = /^[a-z0-9-]+$/;
const WEBINAR_DATE = /^([0-9]{4})([0-9]{2})([0-9]{2})$/;
const WHOLE_ID = new RegExp(`^${ID}$`);

/** Parses the parameter of a detail page; null when it does not have the form. */
export function parseParam(form: ParamForm, raw: string): Param | null {
  switch (form) {
    case 'solution':
      return parseSolution(raw);
    case 'webinar':
      return isDate(raw) ? { slug: raw } : null;
    case 'url-name':
      return URL_NAME.test(raw) ? { slug: raw } : null;
    default: {
      const match = FORMS[form].exec(raw);
      return match && { slug: match[1]!, id: Number(match[2]) };
    }
  }
}

/** Parses the id in a query value; undefined when it is invalid. */
export function parseId(raw: string): number | undefined {
  return WHOLE_ID.test(raw) ? Number(raw) : undefined;
}

function parseSolution(raw: string): Param | null {
  const match = SOLUTION.exec(raw);
  return match && { id: Number(match[1]) };
}

function isDate(raw: string): boolean {
  const match = WEBINAR_DATE.exec(raw);
  if (!match) return false;
  const [, year, month, day] = match;
  return isDay(`${year}-${month}-${day}`);
}

export function productPath({ slug, id }: { slug: string; id: number }): string {
  return `/products/${slugFor(slug, 'product')}_p${id}.html`;
}

export function newsPath({ slug, id }: { slug: string; id: number }): string {
  return `/news/${slugFor(slug, 'news')}_${id}.html`;
}

export function careerPath({ slug, id }: { slug: string; id: number }): string {
  return `/careers/${slugFor(slug, 'career')}_r${id}.html`;
}

/** Null for a category whose name is no valid segment. */
export function categoryPath(categorySlug: string): string | null {
  return URL_NAME.test(categorySlug) ? `/products/${categorySlug}` : null;
}

/** Null under a category without a page. */
export function subCategoryPath(categorySlug: string, child: { slug: string; id: number }): string | null {
  const parent = categoryPath(categorySlug);
  return parent && `${parent}/${slugFor(child.slug, 'category')}_${child.id}`;
}

/**
 * Path of a solution: with a name for the first of the list, otherwise with its id. Without `index` the path has the
 * id, which the resolver redirects.
 *
 * @param names of the content folder (`solutionNames` of site.yaml), in the order of the list
 * @param index in the whole list
 */
export function solutionPath(names: readonly string[], { id }: { id: number }, index?: number): string {
  const name = index === undefined ? undefined : names[index];
  return name === undefined ? `/solutions/_${id}.html` : namedSolutionPath(name);
}

export function namedSolutionPath(name: string): string {
  return `/solutions/${name}.html`;
}

export function casePath(item: { slug: string }): string {
  return `/case-studies/${encodeURIComponent(item.slug)}`;
}

export function blogPath(item: { slug: string }): string {
  return `/blog/${encodeURIComponent(item.slug)}`;
}

export function faqPath(item: { slug: string }): string {
  return `/faq/${encodeURIComponent(item.slug)}`;
}

export function technologyPath(item: { slug: string }): string {
  return `/technology/${encodeURIComponent(item.slug)}`;
}

export function tagPath(item: { slug: string }): string {
  return `/tags/${encodeURIComponent(item.slug)}`;
}

export function webinarPath(date: string): string {
  return `/webinar/${encodeURIComponent(date)}`;
}

/** An upstream may return a slug that is invalid in a path; the page must be reachable all the same. */
function slugFor(slug: string, otherwise: string): string {
  return trimmed(slug.replace(/[^A-Za-z0-9._~-]+/g, '-'), /-/) || otherwise;
}
