import { useRef, useState } from 'react';
import { type ConsentChoice, decideConsent } from '../../analytics/consent.ts';
import { useConsent } from '../../analytics/use-consent.ts';
import { Button } from '../../components/button.tsx';
import { usePageContext } from '../../lib/page-context.tsx';

function stateOf(choice: ConsentChoice | null | undefined): string {
  if (choice === undefined) return '確認しています';
  if (choice === null) return '選ばれていません(集計していません)';
  return choice === 'granted' ? '同意しています' : '同意していません';
}

/**
 * Shows the visitor's choice about analytics and lets them change it. Renders null where no consent is
 * needed.
 */
export function ConsentSettings() {
  const { settings } = usePageContext();
  const choice = useConsent();
  const [changing, setChanging] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  function choose(decision: ConsentChoice) {
    toggle.current?.focus();
    setChanging(false);
    decideConsent(decision);
  }
  if (settings.gtmId === null) return null;
  return (
    <section
      aria-labelledby="consent-settings"
      className="mb-14 rounded-lg border border-aqua-line bg-aqua-pale p-6"
    >
      <h2 id="consent-settings" className="text-lg">
        閲覧解析の設定
      </h2>
      <p role="status" className="mt-2">
        現在の設定:{stateOf(choice)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          ref={toggle}
          tone="secondary"
          aria-expanded={changing}
          onClick={() => setChanging((before) => !before)}
        >
          設定を変更する
        </Button>
        {changing ? (
          <>
            <Button tone="secondary" onClick={() => choose('denied')}>
              同意しない
            </Button>
            <Button tone="secondary" onClick={() => choose('granted')}>
              同意する
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}
