import type { ReactNode } from 'react';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import type { HeadProps } from '../../components/head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PageHeader } from '../../components/page-header.tsx';

interface TextMetaProps extends Omit<HeadProps, 'title' | 'description'> {
  text: Pick<PageContent, 'title' | 'description' | 'crumbs'> & { lead?: string | null | undefined };
  /** Document title, where it differs from the page's title. */
  headTitle?: string | undefined;
}

/** Head and breadcrumbs of a page of `content/pages`. */
export function TextMeta({ text, headTitle = text.title, ...head }: TextMetaProps) {
  const crumbs = [...(text.crumbs ?? []), { name: text.title }];
  return <PageMeta title={headTitle} description={text.description} crumbs={crumbs} {...head} />;
}

/** Beginning of such a page: head, breadcrumbs and the small header, with content below its lead. */
export function PageTop({ children, ...meta }: TextMetaProps & { children?: ReactNode }) {
  return (
    <>
      <TextMeta {...meta} />
      <PageHeader compact title={meta.text.title} lead={meta.text.lead}>
        {children}
      </PageHeader>
    </>
  );
}
