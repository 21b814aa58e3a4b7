import type { ReactNode } from 'react';
import type { MainEntry } from '../../../shared/site/navigation.ts';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';

export interface EntryPanelProps {
  id: string;
  entry: MainEntry;
}

interface PanelProps extends EntryPanelProps {
  /** Content below the introduction. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Full-width panel of a main-menu entry: introduction and top page of the section, then its links. */
export function Panel({ id, entry, aside, children }: PanelProps) {
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height,4.5rem))] overflow-y-auto overscroll-contain border-y border-line bg-white transition-opacity starting:opacity-0"
    >
      <Container className="grid gap-x-12 gap-y-6 py-8 lg:grid-cols-[16rem_1fr] lg:py-10">
        <div>
          <Link
            to={entry.path}
            className="group inline-flex min-h-11 items-center gap-2 text-xl font-bold hover:text-aqua"
          >
            {entry.name}
            <Icon name="arrow" className="size-5 text-aqua transition-transform group-hover:translate-x-1" />
          </Link>
          {entry.note ? <p className="mt-1 text-sm text-pretty text-ink-soft">{entry.note}</p> : null}
          {aside}
        </div>
        <div>{children}</div>
      </Container>
    </div>
  );
}
