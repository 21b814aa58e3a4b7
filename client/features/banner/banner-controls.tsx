import type { Banner } from '../../../records/banner/wire.ts';
import { classNames } from '../../components/class-names.ts';
import { Container } from '../../components/container.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { bannerTitle } from './banner-link.ts';

interface RoundButtonProps {
  label: string;
  icon: IconName;
  pressed?: boolean;
  onClick: () => void;
}

function RoundButton({ label, icon, pressed, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-full border border-line bg-white/90 text-ink transition-colors hover:border-aqua hover:text-aqua"
    >
      <Icon name={icon} />
    </button>
  );
}

interface BannerControlsProps {
  banners: Banner[];
  index: number;
  stopped: boolean;
  onStep: (step: 'previous' | 'next') => void;
  onChoose: (index: number) => void;
  onToggle: () => void;
}

/** Controls below the text, on the side without the picture; in narrow windows below the picture. */
export function BannerControls({ banners, index, stopped, onStep, onChoose, onToggle }: BannerControlsProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-1.5 z-20 md:bottom-6 print:hidden">
      <Container className="flex items-center justify-between gap-4 *:pointer-events-auto md:justify-start lg:gap-8">
        <ul className="flex" aria-label="表示する項目">
          {banners.map((banner, place) => (
            <li key={banner.id}>
              <button
                type="button"
                aria-label={`${place + 1}件目 ${bannerTitle(banner)}`.trim()}
                aria-current={place === index}
                onClick={() => onChoose(place)}
                className="group/dot flex h-11 w-11 items-center lg:w-14"
              >
                <span
                  className={classNames(
                    'w-9 rounded-full transition-colors forced-color-adjust-none lg:w-12',
                    place === index ? 'h-1.5 bg-aqua' : 'h-0.5 bg-ink-faint group-hover/dot:bg-ink',
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
        <div className="flex gap-2">
          <RoundButton label="前へ" icon="chevron-left" onClick={() => onStep('previous')} />
          <RoundButton label="次へ" icon="chevron-right" onClick={() => onStep('next')} />
          <PauseButton stopped={stopped} onToggle={onToggle} />
        </div>
      </Container>
    </div>
  );
}

/** Toggle button with a constant name; `aria-pressed` conveys its state. */
export function PauseButton({ stopped, onToggle }: { stopped: boolean; onToggle: () => void }) {
  return (
    <RoundButton label="一時停止" icon={stopped ? 'play' : 'pause'} pressed={stopped} onClick={onToggle} />
  );
}
