import { useState } from 'react';
import { listPath } from '../../../shared/products/list-path.ts';
import type { SelectionRow } from '../../../shared/products/selection.ts';
import { exportCsv } from '../../../shared/products/selection-csv.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { usePageContext } from '../../lib/page-context.tsx';
import type { KnownProducts } from './use-products.ts';

interface ListToolsProps {
  rows: readonly SelectionRow[];
  known: KnownProducts['known'];
}

const FILE_NAME = 'list.csv';

/** Actions that need script: share, export as a table, print. */
export function ListTools({ rows, known }: ListToolsProps) {
  const { settings } = usePageContext();
  const [said, setSaid] = useState('');
  const isHydrated = useHydrated();
  const address = `${settings.siteOrigin}${listPath(rows)}`;
  async function copy(): Promise<void> {
    try {
      const here = new URL(listPath(rows), window.location.origin).href;
      await navigator.clipboard.writeText(here);
      setSaid('リンクをコピーしました。');
    } catch {
      setSaid('コピーできませんでした。下のアドレスをお使いください。');
    }
  }
  function save(): void {
    const url = URL.createObjectURL(new Blob([exportCsv(rows, known)], { type: 'text/csv' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: FILE_NAME });
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <section aria-labelledby="tools" className="mt-10 print:mt-4">
      <h2 id="tools" className="text-xl print:hidden">
        渡す・残す
      </h2>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden noscript:hidden">
        <Button tone="secondary" onClick={() => void copy()}>
          <Icon name="external" />
          リンクをコピー
        </Button>
        <Button tone="secondary" onClick={save}>
          <Icon name="download" />
          CSVで保存
        </Button>
        <Button tone="secondary" onClick={() => window.print()}>
          印刷する
        </Button>
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-ink-soft print:hidden">
        {said}
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        このリストのアドレス:
        <span translate="no" className="break-all">
          {isHydrated ? new URL(listPath(rows), window.location.origin).href : address}
        </span>
      </p>
    </section>
  );
}
