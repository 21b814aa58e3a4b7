import { PRODUCT_LABELS } from '../../../shared/constants.ts';
import { classNames } from '../class-names.ts';
import { Tag, type TagTone } from '../tag.tsx';

const TONES = new Map<string, TagTone>([
  [PRODUCT_LABELS.new, 'accent'],
  [PRODUCT_LABELS.recommended, 'accent'],
  [PRODUCT_LABELS.ended, 'notice'],
]);

/** Labels of a product; null without any. */
export function ProductLabels({ labels, className }: { labels: string[]; className?: string }) {
  if (labels.length === 0) return null;
  return (
    <ul className={classNames('flex flex-wrap gap-1.5', className)} aria-label="ラベル">
      {labels.map((text) => (
        <li key={text} className="flex">
          <Tag tone={TONES.get(text) ?? 'plain'}>{text}</Tag>
        </li>
      ))}
    </ul>
  );
}
