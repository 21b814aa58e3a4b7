import { articleRoute } from '../../features/articles/article-page.tsx';

export const { loader, Component } = articleRoute('blog');
