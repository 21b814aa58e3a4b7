import type { DeskLinkFault, DeskLinks } from '../../shared/daily.ts';
import { Load } from '../components/load.tsx';
import { hrefOf, Link } from '../router.tsx';
import { DailyList, PlaceLink, WrongContent } from './daily-list.tsx';

/** Links of the published content and their problems. */
export function Links() {
  return (
    <Load of="links" call={(api) => api.links()}>
      {(links) => <Report {...links} />}
    </Load>
  );
}

function Report({ report, problems }: DeskLinks) {
  if (!report) return <WrongContent problems={problems} />;
  const { count, broken, redirected, unlinked } = report;
  return (
    <>
      <p role="status" className="quiet-text">
        公開中の内容にある、サイト内のリンク{count}件を調べました。
      </p>
      <DailyList id="broken" title="切れたリンク" none="切れたリンクはありません。">
        {broken.map(rowOf)}
      </DailyList>
      <DailyList
        id="redirected"
        title="遠回りのリンク"
        hint="別のアドレスに転送されます。行き先のアドレスに書き換えると、速く確実に開きます。"
        none="遠回りのリンクはありません。"
      >
        {redirected.map(rowOf)}
      </DailyList>
      <DailyList
        id="unlinked"
        title="どこからもリンクされていないページ"
        hint="広告などから直接開くページなら、そのままでかまいません。"
        none="どのページにも、ほかのページから行けます。"
      >
        {unlinked.map(({ path, file }) => (
          <li key={path}>
            <div className="row-main">
              <Link href={hrefOf('edit', { file })}>{path}</Link>
              <span className="file">{file}</span>
            </div>
          </li>
        ))}
      </DailyList>
    </>
  );
}

function rowOf(fault: DeskLinkFault, index: number) {
  const { link, reason, fix } = fault;
  return (
    <li key={`${fault.file} ${link} ${index}`}>
      <div className="row-main">
        <strong>{link}</strong>
        <span>
          {reason}
          {fix && `(${fix})`}
        </span>
        <PlaceLink place={fault} words={link} />
      </div>
    </li>
  );
}
