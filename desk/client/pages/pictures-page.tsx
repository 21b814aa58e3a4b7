import { useState } from 'react';
import type { Focus } from '../../../shared/api/picture.ts';
import type { PictureWords } from '../../shared/api.ts';
import type { DeskDrafts, DeskLibraryPicture } from '../../shared/pictures.ts';
import { matching } from '../../shared/spellings.ts';
import { pictureAddress } from '../api.ts';
import { FilterField } from '../components/field.tsx';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { useDesk } from '../desk-context.ts';
import { FocusPicker } from '../form/focus-picker.tsx';
import { PhotoControls } from '../form/photo-controls.tsx';
import { NO_PICTURES, PicturesContext } from '../form/pictures-context.ts';
import { placeHref } from '../places.ts';
import { hrefOf, Link } from '../router.tsx';
import { useRequest } from '../use-request.ts';

const SHOWN = 60;

/** Lists all pictures of the site with their text alternatives and uses, and replaces photographs. */
export function PicturesPage() {
  const [wanted, setWanted] = useState('');
  const [changes, setChanges] = useState<readonly DeskDrafts[]>([]);
  const changed = changes.at(-1);
  return (
    <Page
      title="写真と画像"
      lead="サイトのすべての写真と画像です。新しい写真は、使う記録の編集画面から送ります。"
    >
      {changed && (
        <p role="status" className="notice">
          {changed.files.length}件の下書きに入れました。
          <Link href={hrefOf('')}>承認待ちと下書き</Link>で確かめて、まとめて公開してください。
        </p>
      )}
      <FilterField value={wanted} placeholder="説明、使っている記録、ファイルの名前" onValue={setWanted} />
      <Load of={`pictures ${changes.length}`} call={(api) => api.pictures()}>
        {({ pictures }) => (
          <Found
            found={matching(wanted, pictures, textOf)}
            onChanged={(drafts) => setChanges([...changes, drafts])}
          />
        )}
      </Load>
    </Page>
  );
}

interface OnChanged {
  /** Called with the drafts that now have another picture. */
  onChanged(drafts: DeskDrafts): void;
}

function Found({ found, onChanged }: OnChanged & { found: readonly DeskLibraryPicture[] }) {
  return (
    <>
      <p role="status" className="quiet-text">
        {found.length}件{found.length > SHOWN && `(はじめの${SHOWN}件です。言葉を足すと、絞り込めます)`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-3">
        {found.slice(0, SHOWN).map((picture) => (
          <Picture key={picture.file} picture={picture} onChanged={onChanged} />
        ))}
      </ul>
    </>
  );
}

/** A picture with its uses, each leading to its field beside the page, and changes in all of them. */
function Picture({ picture, onChanged }: OnChanged & { picture: DeskLibraryPicture }) {
  const { file, alts, uses, canReplace } = picture;
  const { api, session } = useDesk();
  const send = async (photo: File, words: PictureWords) => {
    const { files, picture: sent } = await api.replacePicture(file, photo, words);
    onChanged({ files });
    return sent;
  };
  const page = session.canPreview ? 'page' : 'edit';
  const records = new Set(uses.map((use) => use.file + use.title));
  return (
    <li className="box p-2 text-sm">
      <img
        src={addressOf(picture)}
        className="h-[140px] w-full rounded-sm bg-ground object-contain"
        alt={alts[0] ?? ''}
        loading="lazy"
      />
      <p className="file">{file.slice(file.lastIndexOf('/') + 1)}</p>
      <p>{alts.join('、')}</p>
      <details>
        <summary>{uses.length === 0 ? '使われていません' : `${records.size}か所で使われています`}</summary>
        <ul className="mb-3 list-disc pl-[1.5em]">
          {uses.map(({ file: record, at, title, kind, hasPage }) => (
            <li key={JSON.stringify([record, at])}>
              <Link href={placeHref({ file: record, path: at }, undefined, hasPage ? page : 'edit')}>
                {title}
              </Link>{' '}
              <span className="quiet-text">{kind}</span>
            </li>
          ))}
        </ul>
        {canReplace && (
          <>
            <SharedFocus picture={picture} onChanged={onChanged} />
            <PicturesContext value={{ ...NO_PICTURES, send }}>
              <PhotoControls label="すべての場所で差し替える" mayDecorate={alts.length === 0} />
            </PicturesContext>
          </>
        )}
      </details>
    </li>
  );
}

/** The point of a photograph that stays in sight, for all of its uses. */
function SharedFocus({ picture, onChanged }: OnChanged & { picture: DeskLibraryPicture }) {
  const { api } = useDesk();
  const [chosen, setChosen] = useState<unknown>(picture.focus);
  const { problem, run } = useRequest();
  const save = async () =>
    onChanged(await api.setFocus({ picture: picture.file, focus: (chosen as Focus) ?? null }));
  return (
    <div className="column mb-4 gap-3">
      <p className="label">必ず見せる点</p>
      <FocusPicker address={addressOf(picture)} value={chosen} onFocus={setChosen} />
      <button type="button" disabled={chosen === picture.focus} onClick={() => run(save)}>
        すべての場所でこの点にする
      </button>
      {problem && (
        <p role="alert" className="error">
          {problem.message}
        </p>
      )}
    </div>
  );
}

function addressOf({ file, uses }: DeskLibraryPicture): string {
  return pictureAddress(file, uses[0]?.file);
}

function textOf({ file, alts, uses }: DeskLibraryPicture): string {
  return [file, ...alts, ...uses.map(({ title, kind }) => `${title} ${kind}`)].join(' ');
}
