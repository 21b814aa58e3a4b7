import { COMPARED_MAX } from '../../../shared/comparison/asked-models.ts';

interface ComparisonNotesProps {
  unknown: number[];
  isCut: boolean;
  /** Next step while there are too few models to compare. */
  advice: string;
}

/** Explains which requested models could not be compared, and the next step. */
export function ComparisonNotes({ unknown, isCut, advice }: ComparisonNotesProps) {
  const notes = [
    ...(unknown.length > 0 ? [`番号${unknown.join('、')}の製品は見つかりませんでした。`] : []),
    ...(isCut
      ? [`一度に比べられるのは${COMPARED_MAX}機種までです。先の${COMPARED_MAX}機種を表示しています。`]
      : []),
    ...(advice ? [advice] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <div className="mb-8 max-w-text space-y-1 rounded-lg border border-notice-line bg-notice-pale p-4 print:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
