import type { Home } from '../home';
import { ARROW } from '../icons';
import { Icon } from './icon';
import { Phrases, Pieces } from './pieces';
import { Section } from './section';

export function Support({ support }: { support: Home['support'] }) {
  return (
    <Section words={support}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-10">
        {support.items.map(({ icon, title, text, link }) => (
          <li key={link.href} className="group relative flex flex-col border-t-2 border-aqua pt-5">
            <div className="flex items-center gap-3 md:block">
              <Icon d={icon} className="size-8 text-aqua" />
              <h3 className="text-xl md:mt-2">
                <Phrases pieces={title} />
              </h3>
            </div>
            <p className="mt-2 mb-3 text-ink-soft">
              <Pieces pieces={text} />
            </p>
            <a
              className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-bold text-aqua underline-offset-4 hover:underline"
              href={link.href}
            >
              {link.text}
              <Icon d={ARROW} className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
