import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticlePage, loadArticle } from '../features/knowledge/article-page.tsx';
import { apiOf } from '../lib/load.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadArticle(apiOf(args), 'topic', args.params.param ?? '');
}

export function Component() {
  return <ArticlePage kind="topic" article={useLoaderData<typeof loader>()} />;
}
