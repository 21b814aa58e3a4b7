import type { ReactNode } from 'react';
import { CONTAINER, MORE_LINK } from '../class-names';
import type { Link, Section as SectionWords } from '../home';
import { ARROW } from '../icons';
import { Icon } from './icon';
import { Phrases } from './pieces';

interface Props {
  words: SectionWords;
  surface?: boolean;
  children: ReactNode;
}

export function Section({ words: { id, heading, more, lead }, surface, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`py-8 md:py-20 print:py-5 ${surface ? 'bg-surface' : 'bg-white'}`}
    >
      <div className={CONTAINER}>
        <div className="section-head">
          <h2 id={id} className="text-2xl md:text-3xl">
            <Phrases pieces={heading} />
          </h2>
          {more && <MoreLink link={more} />}
        </div>
        {lead && <p className="mt-4 max-w-text text-phrases print:break-after-avoid text-ink-soft">{lead}</p>}
        <div className="mt-5 md:mt-10 print:mt-4">{children}</div>
      </div>
    </section>
  );
}

export function MoreLink({ link: { href, text } }: { link: Link }) {
  return (
    <a className={MORE_LINK} href={href}>
      {text}
      <Icon d={ARROW} className="size-5" />
    </a>
  );
}
