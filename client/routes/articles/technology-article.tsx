import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticlePage, loadArticle } from '../../features/articles/article-page.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadArticle(args, 'topic');
}

export function Component() {
  return <ArticlePage kind="topic" {...useLoaderData<typeof loader>()} />;
}
