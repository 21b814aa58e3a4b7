import { Phrases } from '../../components/phrases.tsx';
import { Section } from '../../components/section.tsx';
import { Terms } from '../../components/terms.tsx';

const POINTS = [
  {
    title: '動くことを、自分で確かめる',
    text: '設計も文書も、実機で確かめてから世に出します。本社の検証室には約60台の機器が常設され、職種を問わず予約して使えます。',
  },
  {
    title: '合わないものは、合わないと伝える',
    text: '売り上げの大きさより、導入の後に止まらないことを大切にします。提案の場で、別の方式や他社の機器をお勧めすることもあります。',
  },
  {
    title: '書いて残し、次の人が使う',
    text: '決めた理由、試した手順、うまくいかなかったことを文書に残します。入社した人が最初に読むのも、改めるのもこの文書です。',
  },
  {
    title: '出社と在宅を、仕事で決める',
    text: '回路や電波を扱う職種は本社、ソフトウェアと文書の職種は在宅が中心です。出社の目安は募集ごとに書いています。',
  },
];

/** How the company works, for those who think about joining it. */
export function WorkingHere() {
  return (
    <Section id="working-here" title="仕事の進め方" tone="surface">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {POINTS.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-aqua-bright pt-5">
            <h3 className="text-lg">
              <Phrases>{title}</Phrases>
            </h3>
            <p className="mt-2 text-ink-soft">
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
