import { useState } from 'react';
import type { PictureWords } from '../../shared/api.ts';
import type { DeskLibraryPicture } from '../../shared/pictures.ts';
import { matching } from '../../shared/spellings.ts';
import { pictureAddress } from '../api.ts';
import { FilterField } from '../components/filter-field.tsx';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { PhotoControls } from '../form/photo-controls.tsx';
import { PicturesContext } from '../form/pictures-context.ts';
import { placeHref } from '../places.ts';
import { hrefOf, Link } from '../router.tsx';

const SHOWN = 60;

/** Lists all pictures of the site with their text alternatives and uses, and replaces photographs. */
export function PicturesPage() {
  const { api } = useDesk();
  const [wanted, setWanted] = useState('');
  const [replaced, setReplaced] = useState<readonly string[]>();
  const loaded = useLoaded(`pictures ${replaced}`, () => api.pictures());
  const found = loaded.state === 'ready' ? matching(wanted, loaded.value.pictures, textOf) : [];
  return (
    <Page title="写真と画像" crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="lead">サイトのすべての写真と画像です。新しい写真は、使う記録の編集画面から送ります。</p>
      {replaced && (
        <p role="status" className="notice">
          {replaced.length}件の下書きで差し替えました。
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
          <Picture key={picture.file} picture={picture} onReplaced={setReplaced} />
        ))}
      </ul>
    </Page>
  );
}

/** A picture with its uses, each leading to its field beside the page, and an upload in place of all of them. */
function Picture({
  picture: { file, alts, uses, canReplace },
  onReplaced,
}: {
  picture: DeskLibraryPicture;
  onReplaced(files: readonly string[]): void;
}) {
  const { api, session } = useDesk();
  const send = async (photo: File, words: PictureWords) => {
    const { files, picture } = await api.replacePicture(file, photo, words);
    onReplaced(files);
    return picture;
  };
  const records = new Set(uses.map((use) => use.file + use.title));
  return (
    <li>
      <img src={pictureAddress(file, uses[0]?.file)} alt={alts[0] ?? ''} loading="lazy" />
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
          <PicturesContext value={{ addressOf: () => undefined, send }}>
            <PhotoControls label="すべての場所で差し替える" mayDecorate={alts.length === 0} />
          </PicturesContext>
        )}
      </details>
    </li>
  );
}

function textOf({ file, alts, uses }: DeskLibraryPicture): string {
  return [file, ...alts, ...uses.map(({ title, kind }) => `${title} ${kind}`)].join(' ');
}
