import type { CaseRecord, SOLUTION_THEMES, SolutionRecord } from '../../corpus/schema/article.ts';
import type { ArticleRecord, TagRecord } from '../../corpus/schema/knowledge.ts';
import type { Motif } from './motifs/motifs.ts';

export type SolutionTheme = (typeof SOLUTION_THEMES)[number];
export type Subject = SolutionTheme | Motif | 'news' | 'technology' | 'webinar';

const SUBJECT_OF_INDUSTRY: Readonly<Record<string, Subject>> = {
  自治体: 'municipality',
  教育: 'school',
  '医療・福祉': 'medical',
  'ホテル・集合住宅': 'lodging',
  '製造・物流': 'factory',
  オフィス: 'office',
  '小売・商業施設': 'retail',
  '通信・CATV': 'carrier',
};

/** Themes that tell more about a case than the customer's industry does. */
const TELLING: readonly Subject[] = ['camera', 'vpn', 'cloud', 'event'];

export function subjectOfSolution({ theme }: Pick<SolutionRecord, 'theme'>): Subject {
  return theme ?? 'technology';
}

/** `theme` is that of the solution which the case shows. */
export function subjectOfCase({ industry }: Pick<CaseRecord, 'industry'>, theme?: SolutionTheme): Subject {
  return theme && TELLING.includes(theme) ? theme : (SUBJECT_OF_INDUSTRY[industry] ?? 'technology');
}

/** What the article itself says, else its first tag that says something; without either, waves that meet. */
export function subjectOfArticle(
  { cover, tags }: Pick<ArticleRecord, 'cover' | 'tags'>,
  allTags: readonly Pick<TagRecord, 'urlName' | 'cover'>[],
): Subject {
  const coverOf = new Map(allTags.map((tag) => [tag.urlName, tag.cover]));
  return cover ?? tags.map((urlName) => coverOf.get(urlName)).find((motif) => motif) ?? 'technology';
}
