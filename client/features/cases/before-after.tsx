import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';

/** The customer's problems and the outcomes, side by side, so that the outcomes are noticed first. */
export function BeforeAfter({ challenges, outcomes }: { challenges: string[]; outcomes: string[] }) {
  return (
    <Container className="grid gap-6 py-10 md:py-14 lg:grid-cols-2">
      <section
        aria-labelledby="challenges"
        className="break-inside-avoid rounded-lg border border-line bg-surface p-6 md:p-8"
      >
        <h2 id="challenges" className="text-xl">
          課題
        </h2>
        <ul className="mt-4 space-y-3">
          {challenges.map((item) => (
            <li key={item} className="flex gap-3">
              <span aria-hidden="true" className="mt-3 size-1.5 shrink-0 rounded-full bg-ink-faint" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="outcomes"
        className="break-inside-avoid rounded-lg border border-aqua-line bg-aqua-pale p-6 md:p-8"
      >
        <h2 id="outcomes" className="text-xl">
          導入の効果
        </h2>
        <ul className="mt-4 space-y-3">
          {outcomes.map((item) => (
            <li key={item} className="flex gap-3 font-bold">
              <Icon name="check" className="mt-1 size-5 text-aqua" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        {/* The act against misleading representations: a customer's figures are no promise to others. */}
        <p className="mt-4 text-sm text-ink-soft">
          数値はお客様の環境で、お客様が測った値です。効果は環境により異なります。
        </p>
      </section>
    </Container>
  );
}
