import { useState } from 'react';
import type { Focus } from '../../../shared/api/picture.ts';
import type { PictureWords } from '../../shared/api.ts';
import type { DeskDrafts, DeskLibraryPicture } from '../../shared/pictures.ts';
import { matching } from '../../shared/spellings.ts';
import { messageOf, pictureAddress } from '../api.ts';
import { FilterField } from '../components/filter-field.tsx';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { FocusPicker } from '../form/focus-picker.tsx';
import { PhotoControls } from '../form/photo-controls.tsx';
import { PicturesContext } from '../form/pictures-context.ts';
import { placeHref } from '../places.ts';
import { hrefOf, Link } from '../router.tsx';

const SHOWN = 60;

/** Lists all pictures of the site with their text alternatives and uses, and replaces photographs. */
export function PicturesPage() {
  const { api } = useDesk();
  const [wanted, setWanted] = useState('');
  const [changes, setChanges] = useState<readonly DeskDrafts[]>([]);
  const changed = changes.at(-1);
  const loaded = useLoaded(`pictures ${changes.length}`, () => api.pictures());
  const found = loaded.state === 'ready' ? matching(wanted, loaded.value.pictures, textOf) : [];
  return (
    <Page title="写真と画像" crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="lead">サイトのすべての写真と画像です。新しい写真は、使う記録の編集画面から送ります。</p>
      {changed && (
        <p role="status" className="notice">
          {changed.files.length}件の下書きに入れました。
          <Link href={hrefOf('')}>承認待ちと下書き</Link>で確かめて、まとめて公開してください。
        </p>
      )}
      <FilterField value={wanted} examples="説明、使っている記録、ファイルの名前" onChange={setWanted} />
      {loaded.state === 'ready' ? (
        <p role="status" className="quiet-text">
          {found.length}件{found.length > SHOWN && `(はじめの${SHOWN}件です。言葉を足すと、絞り込めます)`}
        </p>
      ) : (
        <Waiting loaded={loaded} />
      )}
      <ul className="library">
        {found.slice(0, SHOWN).map((picture) => (
          <Picture
            key={picture.file}
            picture={picture}
            onChanged={(drafts) => setChanges([...changes, drafts])}
          />
        ))}
      </ul>
    </Page>
  );
}

/** A picture with its uses, each leading to its field beside the page, and changes in all of them. */
function Picture({
  picture: { file, alts, uses, canReplace, focus },
  onChanged,
}: {
  picture: DeskLibraryPicture;
  onChanged(drafts: DeskDrafts): void;
}) {
  const { api, session } = useDesk();
  const send = async (photo: File, words: PictureWords) => {
    const { files, picture } = await api.replacePicture(file, photo, words);
    onChanged({ files });
    return picture;
  };
  const address = pictureAddress(file, uses[0]?.file);
  const records = new Set(uses.map((use) => use.file + use.title));
  return (
    <li>
      <img src={address} alt={alts[0] ?? ''} loading="lazy" />
      <p className="file">{file.slice(file.lastIndexOf('/') + 1)}</p>
      <p>{alts.join('、')}</p>
      <details>
        <summary>{uses.length === 0 ? '使われていません' : `${records.size}か所で使われています`}</summary>
        <ul>
          {uses.map(({ file: record, at, title, kind, hasPage }) => (
            <li key={JSON.stringify([record, at])}>
              <Link
                href={placeHref(
                  { file: record, path: at },
                  undefined,
                  hasPage && session.canPreview ? 'page' : 'edit',
                )}
              >
                {title}
              </Link>{' '}
              <span className="quiet-text">{kind}</span>
            </li>
          ))}
        </ul>
        {canReplace && (
          <>
            <SharedFocus picture={file} address={address} written={focus} onChanged={onChanged} />
            <PicturesContext value={{ addressOf: () => undefined, send }}>
              <PhotoControls label="すべての場所で差し替える" mayDecorate={alts.length === 0} />
            </PicturesContext>
          </>
        )}
      </details>
    </li>
  );
}

/** The point of a photograph that stays in sight, for all of its uses. */
function SharedFocus({
  picture,
  address,
  written,
  onChanged,
}: {
  picture: string;
  address: string;
  written: unknown;
  onChanged(drafts: DeskDrafts): void;
}) {
  const { api } = useDesk();
  const [chosen, setChosen] = useState(written);
  const [problem, setProblem] = useState<string>();
  const save = () =>
    api
      .setFocus({ picture, focus: (chosen as Focus) ?? null })
      .then(onChanged, (error: unknown) => setProblem(messageOf(error)));
  return (
    <div className="photo">
      <p className="label">必ず見せる点</p>
      <FocusPicker address={address} value={chosen} onFocus={setChosen} />
      <button type="button" disabled={chosen === written} onClick={save}>
        すべての場所でこの点にする
      </button>
      {problem && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </div>
  );
}

function textOf({ file, alts, uses }: DeskLibraryPicture): string {
  return [file, ...alts, ...uses.map(({ title, kind }) => `${title} ${kind}`)].join(' ');
}
