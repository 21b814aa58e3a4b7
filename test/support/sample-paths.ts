import { FIXED_SOLUTION_PARAMS } from '../../shared/paths/params.ts';
import { ROUTES, type Route, type RouteId } from '../../shared/paths/routes.ts';

/** One existing record for each page family that needs a parameter. */
const PARAMS: Partial<Record<RouteId, string>> = {
  category: 'switches',
  'sub-category': 'access-l2_12',
  product: 'ms2310-24p4x_p112.html',
  solution: FIXED_SOLUTION_PARAMS[0],
  'case-study': 'wifi7ma3511',
  webinar: '20250925',
  career: '',
  'news-article': '',
  tag: 'poe',
};

/**
 * A path of every page family that has a record to show, for suites that go over the whole site. Articles and careers are
 * taken from their lists, so that they never go stale.
 */
export async function samplePaths(origin: string): Promise<{ id: RouteId; path: string }[]> {
  const first = async (path: string) => {
    const { data } = (await (await fetch(`${origin}/api${path}`)).json()) as {
      data: { list: { id: number; urlName: string }[] };
    };
    return data.list[0];
  };
  const [news, career, blog, topic, question] = await Promise.all([
    first('/news/pageList?limit=1'),
    first('/recruit/pageList?limit=1'),
    first('/blog/pageList?limit=1'),
    first('/topic/pageList?limit=1'),
    first('/faq/pageList?limit=1'),
  ]);
  const params: Partial<Record<RouteId, string>> = {
    ...PARAMS,
    'news-article': `${news?.urlName}_${news?.id}.html`,
    career: `${career?.urlName}_r${career?.id}.html`,
    'blog-article': blog?.urlName ?? '',
    'technology-article': topic?.urlName ?? '',
    'faq-article': question?.urlName ?? '',
  };
  return (ROUTES as readonly Route[]).flatMap(({ id, pattern, param }) => {
    if (!param) return [{ id, path: pattern }];
    const value = params[id];
    return value ? [{ id, path: pattern.replace(':category', 'switches').replace(':param', value) }] : [];
  });
}
