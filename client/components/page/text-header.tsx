import type { ReactNode } from 'react';
import type { Figure } from '../../../shared/api/figure.ts';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { pageScene } from '../../../shared/scenes.ts';
import { PageHeader } from '../page-header.tsx';
import { artOf, StoryHeader } from './story-header.tsx';

interface TextHeaderProps {
  text: PageContent;
  /** Where the page counts what the text cannot know; the text's own by default. */
  figure?: Figure | undefined;
  /** For pages that are tools, whatever their text says. */
  compact?: boolean;
  /** Stands below the lead. */
  children?: ReactNode;
}

/** The head of a page of `content/pages`: a story's where the page has a picture or a figure to lead with. */
export function TextHeader({ text, figure = text.figure, compact = false, children }: TextHeaderProps) {
  const { title, heading = title, eyebrow, lead, cover, photo } = text;
  const scene = text.scene && pageScene(text.path);
  const words = { title: heading, eyebrow, lead, children };
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
