import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from '../../../shared/marks.ts';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import type { OpenDraft } from '../editor/use-draft.ts';
import type { PageText } from '../frame/messages.ts';
import { EditPage } from '../pages/edit-page.tsx';
import { goToPlace, openedIn, placeHref } from '../places.ts';
import { go } from '../router.tsx';
import { useLivePage } from './use-live-page.ts';

/** A page of the site with the form of the text that the editor chooses there. */
export function PageEditor({ file, query }: { file: string; query: URLSearchParams }) {
  const { api } = useDesk();
  /** File whose draft the page shows from the beginning. */
  const [first] = useState(file);
  const opened = useLoaded(`page ${first}`, () => api.openPage(first, query.get('path') ?? undefined));
  const frame = useRef<HTMLIFrameElement>(null);
  const draft = useRef<OpenDraft>(undefined);
  const [link, setLink] = useState<string>();
  const page = useLivePage(frame, ({ place, words, link: target }) => {
    setLink(target);
    // Of a long text the paragraph is selected.
    void choose(place, place.path[0] === 'body' ? words : undefined);
  });

  const choose = async (place: Place, words?: string) => {
    const isSame = place.file === file;
    // The form of another file takes the place of this one.
    if (!isSame && draft.current?.isDirty && !(await draft.current.save())) return;
    const shown = `&path=${encodeURIComponent(page.path ?? '/')}`;
    flushSync(() => go(placeHref(place, words, 'page') + shown, { replace: true }));
    const target = openedIn(new URLSearchParams(window.location.search)).place;
    if (isSame && target) goToPlace(target);
  };
  const follow = (current: OpenDraft) => {
    draft.current = current;
    const { record, content, isDirty } = current;
    const isInPage = !isDirty && (record?.file === first || record?.draft === undefined);
    if (record) page.write({ file: record.file, content }, isInPage);
  };
  if (opened.state !== 'ready')
    return (
      <Page title="ページで編集">
        <Waiting loaded={opened} />
      </Page>
    );
  return (
    <div className="page-editor grid h-[calc(100dvh-57px)] grid-cols-1 grid-rows-[repeat(2,minmax(0,1fr))] lg:grid-cols-[minmax(0,3fr)_minmax(24rem,2fr)] lg:grid-rows-1">
      <section aria-label="ページ" className="grid-rows-[auto_minmax(0,1fr)] gap-0">
        <div className="bar relative bg-paper px-4 py-1">
          <p role="status" className="quiet-text">
            {page.problem ?? '文や写真を押すと、その欄が開きます。書いた内容は、すぐにページに映ります。'}
          </p>
          {link && (
            <button type="button" onClick={() => page.send({ kind: 'follow', link })}>
              リンク先のページへ
            </button>
          )}
          <Outline
            texts={page.texts}
            onChoose={(place) => {
              page.send({ kind: 'show', place });
              void choose(place);
            }}
          />
        </div>
        <iframe ref={frame} className="size-full" src={opened.value.url} title="編集中のページ" />
      </section>
      <div className="page-form column gap-4 overflow-y-auto border-t border-line-strong px-4 pt-4 pb-24 lg:border-t-0 lg:border-l">
        <EditPage key={file} file={file} {...openedIn(query)} onDraft={follow} />
      </div>
    </div>
  );
}

/** All texts of the page, for the keyboard and for texts in closed menus. */
function Outline({ texts, onChoose }: { texts: readonly PageText[]; onChoose(place: Place): void }) {
  return (
    <details>
      <summary>このページの文({texts.length}件)</summary>
      <ul className="absolute inset-x-0 top-full z-5 max-h-[50dvh] list-none overflow-y-auto bg-paper px-4 py-2">
        {texts.map(({ place, words }) => (
          <li key={JSON.stringify(place)}>
            <button type="button" className="link" onClick={() => onChoose(place)}>
              {words || '(写真)'}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
