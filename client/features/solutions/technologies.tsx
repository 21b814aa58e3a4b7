import { Link } from 'react-router';
import { Phrases } from '../../components/phrases.tsx';
import { Section } from '../../components/section.tsx';
import { Terms } from '../../components/terms.tsx';

const TECHNOLOGIES = [
  {
    to: '/solutions/litepon',
    name: 'LitePON',
    text: '1芯の光ファイバーを電源のいらないスプリッターで分け、最長20kmまで届ける光アクセスです。',
  },
  {
    to: '/solutions/ghn',
    name: 'G.hn',
    text: '建物に残る同軸ケーブルや電話線をそのまま使い、各戸へ数百Mbpsの回線を届けます。',
  },
  {
    to: '/solutions/catvsolution',
    name: 'CATV事業者向け',
    text: '同軸の設備を生かす区間と光に替える区間を分け、上りの不足から順に解いていく更新の進め方です。',
  },
  {
    to: '/solutions/japan-cloud-system-solution/gdpr',
    name: 'クラウド管理とGDPR',
    text: 'EUに拠点を持つお客様が国内でクラウド管理サービスを使うときの、データの扱いをまとめています。',
  },
];

/** Landing pages that go deeper into one technology. */
export function Technologies() {
  return (
    <Section id="technologies" title="技術から調べる" tone="surface">
      <ul className="grid gap-4 md:grid-cols-2">
        {TECHNOLOGIES.map(({ to, name, text }) => (
          <li
            key={to}
            className="group relative rounded-lg border border-line bg-white p-5 transition-colors hover:border-aqua focus-within:border-aqua md:p-6"
          >
            <h3 className="text-lg">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-lg group-hover:text-aqua">
                <Phrases>{name}</Phrases>
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-soft">
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
