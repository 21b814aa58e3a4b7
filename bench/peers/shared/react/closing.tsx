import { CONTAINER, ON_NAVY, PRIMARY } from '../class-names';
import type { Home } from '../home';
import { BOOK, MAIL, PHONE } from '../icons';
import { Icon } from './icon';
import { Phrases } from './pieces';
import { WaterLines } from './water-lines';

export function Closing({ closing: { title, text, phone, hours, buttons } }: { closing: Home['closing'] }) {
  return (
    <section aria-labelledby="closing" className="py-14 md:py-20">
      <div className={CONTAINER}>
        <div className="relative grid gap-8 overflow-hidden rounded-lg bg-navy px-6 py-10 text-white md:px-12 md:py-14 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16">
          <WaterLines className="inset-x-0 bottom-0 h-28 text-navy-soft" />
          <div className="relative">
            <h2 id="closing" className="text-2xl md:text-3xl">
              <Phrases pieces={title} />
            </h2>
            <p className="mt-4 max-w-text text-on-navy">{text}</p>
            <p className="mt-4 flex flex-wrap items-center gap-x-3 text-on-navy">
              <a
                href={phone.href}
                className="inline-flex min-h-11 items-center gap-2 text-xl font-bold text-white tabular-nums hover:underline"
              >
                <Icon d={PHONE} className="size-5" />
                {phone.text}
              </a>
              <span className="text-sm">{hours}</span>
            </p>
          </div>
          <div className="relative flex flex-col gap-3 sm:flex-row lg:w-64 lg:flex-col">
            {buttons.map((button, index) => (
              <a
                key={button.href}
                className={`${index === 0 ? PRIMARY : ON_NAVY} min-h-14`}
                href={button.href}
              >
                <Icon d={index === 0 ? MAIL : BOOK} className="size-5" />
                {button.text}
              </a>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
