import type { Home } from '../../../shared/site/home-schema.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Section } from '../../components/section.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { sectionWords } from './section-words.tsx';

/** Services of the company before and after a purchase. */
export function Support({ items, ...section }: Home['support']) {
  return (
    <Section id="support" {...sectionWords(section)}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-10">
        {items.map((item) => (
          <li key={item.title} className="group relative flex flex-col border-t-2 border-aqua pt-5">
            <Service item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Service({ item: { icon, title, text, link } }: { item: Home['support']['items'][number] }) {
  return (
    <>
      <div className="flex items-center gap-3 md:block">
        <Icon name={icon} className="size-8 text-aqua" />
        <h3 className="text-xl md:mt-2">
          <Phrases>{title}</Phrases>
        </h3>
      </div>
      <p className="mt-2 mb-3 text-ink-soft">
        <Terms>{text}</Terms>
      </p>
      <Link
        to={link.path}
        className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-bold text-aqua underline-offset-4 hover:underline"
      >
        {link.name}
        <Icon name="arrow" className="size-4" />
      </Link>
    </>
  );
}
