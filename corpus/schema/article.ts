import { z } from 'zod';
import { NEWS_FILTERS } from '../../shared/api/vocabulary.ts';
import { SCENE_KINDS } from '../../shared/scenes.ts';
import { day, id, ids, screensPath, sitePath, text, urlName } from './common.ts';
import { checkConnections, configuration, surroundings } from './configuration.ts';
import { coverSystem } from './cover-system.ts';
import { coverPhotos } from './photo.ts';

/** Front matter of the Markdown files. The body below it is the article's text. */

/** What a solution is about; decides the scene on its cover. */
export const SOLUTION_THEMES = [
  'office',
  'school',
  'lodging',
  'cloud',
  'factory',
  'medical',
  'municipality',
  'retail',
  'camera',
  'carrier',
  'vpn',
  'event',
] as const;

/** content/solutions/{urlName}.md */
const solution = z.strictObject({
  id,
  urlName,
  name: text,
  /** Place in the list, from 1; the first four have fixed addresses. */
  order: z.int().positive(),
  theme: z.enum(SOLUTION_THEMES).optional(),
  updatedOn: day,
  lead: text,
  audience: text,
  /** One fact that its page leads with, in large type. */
  figure: z.strictObject({ value: text, label: text }).optional(),
  challenges: z.array(text).min(3).max(5),
  outcomes: z
    .array(z.strictObject({ label: text, text }))
    .min(3)
    .max(4),
  /** Products of the proposed configuration, with what each does in it. */
  configuration: configuration.min(2),
  surroundings,
  /** Where its products are shown at the head of its page; its cover by default. */
  scene: z.enum(SCENE_KINDS).optional(),
  relatedCaseIds: ids,
  screens: screensPath,
  coverSystem,
  photos: coverPhotos,
});
export const solutionFrontMatter = solution.superRefine(checkConnections);

/** content/case-studies/{urlName}.md */
const caseStudy = z.strictObject({
  id,
  urlName,
  name: text,
  /** Never a real customer: described by place and kind, e.g. 北海道の自治体 K町様. */
  customer: text,
  industry: text,
  region: text,
  publishedOn: day,
  /** Shown in the header menus and on the home page. */
  featured: z.boolean().default(false),
  lead: text,
  scale: text,
  challenges: z.array(text).min(2).max(5),
  outcomes: z.array(text).min(2).max(5),
  productIds: z.array(id).min(1),
  /** How its products, or the most telling of them, make a network; counts as the text states them. */
  configuration: configuration.optional(),
  surroundings,
  /** Where its products are shown at the head of its page; its cover by default. */
  scene: z.enum(SCENE_KINDS).optional(),
  solutionId: id.optional(),
  coverSystem,
  photos: coverPhotos,
});
export const caseFrontMatter = caseStudy.superRefine(checkConnections);

/** content/news/{date}-{slug}.md; the address is /news/{slug}_{id}.html */
export const newsFrontMatter = z.strictObject({
  id,
  slug: urlName,
  title: text,
  category: z.enum(NEWS_FILTERS),
  publishedOn: day,
  updatedOn: day.optional(),
  summary: text,
  productIds: ids,
  /** An exhibition that people go to; an online event is none. */
  event: z
    .strictObject({ name: text, startsOn: day, endsOn: day, place: text, region: text, locality: text })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, '会期の終わりが始まりより前です')
    .optional(),
});

/** content/careers/{slug}.md; the address is /careers/{slug}_r{id}.html */
export const careerFrontMatter = z.strictObject({
  id,
  slug: urlName,
  title: text,
  department: text,
  location: text,
  employment: z.enum(['正社員', '契約社員']),
  salary: text,
  postedOn: day,
  validThrough: day,
  summary: text,
});

/** content/banners.yaml */
export const bannersFile = z.array(
  z.strictObject({
    id,
    /** 1 home, 2 products, 3 solutions, 4 case studies */
    type: z.int().min(1).max(4),
    /** Internal name, used by analytics. */
    advertisementName: text,
    name: text,
    subTitle: text.optional(),
    /** Markdown; only for banners that show a product. */
    details: text.optional(),
    fromProduct: z.boolean().default(false),
    productId: id.optional(),
    imgUrl: sitePath,
    appImgUrl: sitePath.optional(),
    videoUrl: sitePath.optional(),
    linkUrl: sitePath.optional(),
  }),
);

export type SolutionRecord = z.infer<typeof solutionFrontMatter> & { body: string };
export type CaseRecord = z.infer<typeof caseFrontMatter> & { body: string };
export type NewsRecord = z.infer<typeof newsFrontMatter> & { body: string };
export type CareerRecord = z.infer<typeof careerFrontMatter> & { body: string };
export type BannerRecord = z.infer<typeof bannersFile>[number];
