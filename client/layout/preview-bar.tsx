import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { usePageContext } from '../lib/page-context.tsx';

/** Marks every page of a preview, also on paper. Its style sheet is only part of previews. */
export function PreviewBar() {
  const { previewed } = usePageContext().content;
  if (!previewed) return null;
  return (
    <aside className="preview-bar" aria-label="プレビュー">
      <p>
        <b>{previewed.says}</b> <span>{previewed.until}</span>
      </p>
      <form method="post" action={SITE_CALLS.endPreview}>
        <button type="submit">プレビューを終了</button>
      </form>
    </aside>
  );
}
