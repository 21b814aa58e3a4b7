import type { ReactNode } from 'react';
import type { Figure } from '../../../shared/api/figure.ts';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { pageScene } from '../../../shared/scenes.ts';
import { PageHeader } from '../page-header.tsx';
import { artOf, StoryHeader } from './story-header.tsx';

interface TextHeaderProps {
  text: PageContent;
  /** Figure that the page computes; by default that of the text. */
  figure?: Figure | undefined;
  /** Always uses the small header, for tools. */
  compact?: boolean;
  /** Content below the lead. */
  children?: ReactNode;
}

/** Header of a page of `content/pages`: a story's header if the page has a picture or a figure. */
export function TextHeader({ text, figure = text.figure, compact = false, children }: TextHeaderProps) {
  const { title, heading = title, lead, cover, photo } = text;
  const scene = text.scene && pageScene(text.path);
  const words = { title: heading, lead, children };
  if (compact || !(scene || cover || photo || figure)) return <PageHeader {...words} compact />;
  return (
    <StoryHeader
      {...words}
      brief
      figure={figure}
      art={artOf({ scene, imgUrl: photo?.made?.imgUrl ?? cover, photo: photo?.made })}
    />
  );
}
