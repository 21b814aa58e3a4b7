import { useState } from 'react';
import type { DeskPreview } from '../../shared/api.ts';
import { InputField } from '../components/field.tsx';
import { useDesk } from '../desk-context.ts';
import { go, hrefOf } from '../router.tsx';
import { timeOf } from '../states.ts';
import type { Saved } from './use-draft.ts';

/** Opens a preview of the site in another tab, at a chosen time. */
export function Preview({ draft }: Saved) {
  const { api, session } = useDesk();
  const [at, setAt] = useState('');
  const [link, setLink] = useState<DeskPreview>();
  if (!session.canPreview) return null;
  const open = async () => {
    // Opened during the click: browsers block later pop-ups.
    const tab = window.open('about:blank', '_blank');
    const isDone = await draft.act(async (seen) => {
      const preview = await api.preview(seen, at.replace('T', ' ') || undefined);
      setLink(preview);
      if (tab) {
        tab.opener = null;
        tab.location.replace(preview.url);
      }
      return undefined;
    });
    if (!isDone) tab?.close();
  };
  return (
    <div className="aside-part">
      <InputField
        label="プレビューの日時"
        hint="空のときは、今の状態を見ます。"
        type="datetime-local"
        value={at}
        onValue={setAt}
      />
      <div className="column gap-2">
        <button
          type="button"
          disabled={draft.isBusy}
          onClick={() => draft.act(async ({ file }) => void go(hrefOf('page', { file })))}
        >
          ページで編集
        </button>
        <button type="button" disabled={draft.isBusy} onClick={open}>
          プレビュー(新しいタブ)
        </button>
      </div>
      {link && (
        <p className="quiet-text">
          <a href={link.url} target="_blank" rel="noreferrer">
            プレビューのリンク
          </a>
          ({timeOf(link.until)} まで)
        </p>
      )}
    </div>
  );
}
