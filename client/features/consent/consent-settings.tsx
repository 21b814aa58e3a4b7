import { useRef, useState } from 'react';
import { type ConsentChoice, decideConsent } from '../../analytics/consent.ts';
import { Button } from '../../components/button.tsx';
import { useConsent } from './use-consent.ts';

const STATES = {
  granted: '同意しています。閲覧の状況を集計しています。',
  denied: '同意していません。集計のための送信は行っていません。',
  open: 'まだお選びいただいていません。集計のための送信は行っていません。',
};

/** Where a visitor sees and changes what they chose about analytics. Nothing is shown where there is nothing to choose. */
export function ConsentSettings() {
  const choice = useConsent();
  const [changing, setChanging] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  function choose(decision: ConsentChoice) {
    toggle.current?.focus();
    setChanging(false);
    decideConsent(decision);
  }
  if (choice === undefined) return null;
  return (
    <section
      aria-labelledby="consent-settings"
      className="rounded-lg border border-aqua-line bg-aqua-pale p-6"
    >
      <h2 id="consent-settings" className="text-lg">
        閲覧解析の設定
      </h2>
      <p role="status" className="mt-2">
        現在の設定:{STATES[choice ?? 'open']}
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
