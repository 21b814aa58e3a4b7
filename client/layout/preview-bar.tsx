import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { usePageContext } from '../lib/page-context.tsx';

/** Says on every page of a preview, on paper too, that it is one. Its looks are a style sheet that previews alone have. */
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
