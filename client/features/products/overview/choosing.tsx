import { Icon } from '../../../components/icon.tsx';
import { MoreLink } from '../../../components/navigation/more-link.tsx';
import { Section } from '../../../components/section.tsx';
import { Phrases } from '../../../components/text/phrases.tsx';
import { Paragraph } from '../../../components/text/terms.tsx';
import type { CategoryOverview } from './load-categories.ts';

/** Criteria for choosing, for each product type. One is unfolded; the browser handles the rest. */
export function Choosing({ categories, lead }: { categories: CategoryOverview[]; lead: string }) {
  return (
    <Section id="choosing" title="機種選びの要点" lead={lead}>
      <div className="border-t border-line">
        {categories.map(({ id, name, choosing, link }, index) => (
          <details key={id} name="choosing" open={index === 0} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg font-bold hover:text-aqua [&::-webkit-details-marker]:hidden">
              {name}を選ぶときは
              <Icon
                name="chevron-down"
                className="size-5 text-aqua transition-transform group-open:rotate-180"
              />
            </summary>
            <ol className="grid gap-6 pt-2 pb-4 md:grid-cols-3 md:gap-8">
              {choosing.map((point, number) => (
                <li key={point.title} className="rounded-lg bg-surface p-5 md:p-6">
                  <p className="text-2xl leading-none font-bold text-aqua tabular-nums">{number + 1}</p>
                  <h3 className="mt-3 text-lg">
                    <Phrases>{point.title}</Phrases>
                  </h3>
                  <Paragraph className="mt-2 text-ink-soft">{point.text}</Paragraph>
                </li>
              ))}
            </ol>
            <MoreLink to={link} className="mb-4">
              {name}の製品を見る
            </MoreLink>
          </details>
        ))}
      </div>
    </Section>
  );
}
