import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticlePage, loadArticle } from '../../features/articles/article-page.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadArticle(args, 'blog');
}

export function Component() {
  return <ArticlePage kind="blog" {...useLoaderData<typeof loader>()} />;
}
