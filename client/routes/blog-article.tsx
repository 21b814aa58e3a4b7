import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticlePage, loadArticle } from '../features/knowledge/article-page.tsx';
import { apiOf } from '../lib/load.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadArticle(apiOf(args), 'blog', args.params.param ?? '');
}

export function Component() {
  return <ArticlePage kind="blog" article={useLoaderData<typeof loader>()} />;
}
