import type { AccessibilityCheck } from '../../../shared/pages/accessibility-check.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Block } from '../text-page/blocks.tsx';
import { CRITERIA } from './criteria.ts';

/**
 * Results of the last accessibility check, and its conclusion for each success criterion, limited to the
 * automated tests.
 */
export function CheckResult({ check }: { check: AccessibilityCheck }) {
  const { date, engine, browser, widths, rules, violations, criteria, pages } = check;
  return (
    <div className="space-y-8">
      <Block
        block={{
          kind: 'facts',
          rows: [
            ['検査日', formatDay(date)],
            [
              '検査の方法',
              `自動検査(${engine}、${browser})。各ページを幅${widths.join('ピクセルと')}ピクセルの画面で表示して検査`,
            ],
            ['検査の規則', `${rules}件(WCAG 2.2のレベルAとAA、推奨事項)`],
            ['対象のページ', `${pages.length}ページ。サイトのすべての種類のページから1ページずつ`],
            ['検出された違反', `${violations.length}件`],
          ],
        }}
      />
      <p className="max-w-text">
        自動検査で確かめられるのは、達成基準の一部です。次の表は、自動検査がどの達成基準に及んだかを示すもので、達成基準を満たしていることの証明ではありません。
      </p>
      <Block
        block={{
          kind: 'table',
          caption: 'JIS X 8341-3:2016の達成基準(レベルA、AA)と自動検査の範囲',
          head: ['達成基準', 'レベル', '自動検査'],
          rows: CRITERIA.map(({ number, name, level }) => [
            `${number} ${name}`,
            level,
            criteria.includes(number) ? '一部を検査' : '対象外(未試験)',
          ]),
        }}
      />
      <Pages pages={pages} />
    </div>
  );
}

function Pages({ pages }: { pages: AccessibilityCheck['pages'] }) {
  return (
    <Accordion>
      <AccordionItem title={`検査したページの一覧(${pages.length}ページ)`}>
        <ol className="grid gap-x-8 pb-5 md:grid-cols-2">
          {pages.map(({ path, title }) => (
            <li key={path} className="border-t border-line py-2">
              <Link to={path} className="block py-1 font-bold hover:text-aqua">
                {title}
              </Link>
              <span className="text-sm text-ink-soft">{path}</span>
            </li>
          ))}
        </ol>
      </AccordionItem>
    </Accordion>
  );
}
