import { useState } from 'react';
import { DESK_HEADER, DESK_SIGN_IN } from '../shared/constants.ts';
import { Confirm } from './components/dialog.tsx';
import { countCopies, dropAllCopies } from './local-copies.ts';
import { hrefOf } from './router.tsx';

/** Ends the session and drops unsaved local copies; confirms first when there are any. */
export function SignOut() {
  const [unsaved, setUnsaved] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      const response = await fetch(`${DESK_SIGN_IN}/end`, {
        method: 'POST',
        headers: { [DESK_HEADER]: '1' },
      });
      if (!response.ok) throw new Error(String(response.status));
      dropAllCopies();
      window.location.assign(hrefOf(''));
    } catch {
      setUnsaved(0);
      setBusy(false);
      setFailed(true);
    }
  };
  const ask = () => {
    const count = countCopies();
    setUnsaved(count);
    setFailed(false);
    if (count === 0) void signOut();
  };
  return (
    <>
      {hasFailed && <span role="alert">サインアウトできませんでした。もう一度お試しください。</span>}
      <button type="button" className="quiet" disabled={isBusy} onClick={ask}>
        サインアウト
      </button>
      {unsaved > 0 && (
        <Confirm
          title="保存していない内容があります"
          text={`${unsaved}件の記録に、まだ保存していない内容がこのブラウザーだけに残っています。サインアウトすると、その内容は消えます。`}
          action="消してサインアウト"
          isBusy={isBusy}
          onConfirm={signOut}
          onClose={() => setUnsaved(0)}
        />
      )}
    </>
  );
}
