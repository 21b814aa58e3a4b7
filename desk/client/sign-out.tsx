import { useState } from 'react';
import { DESK_HEADER, DESK_SIGN_IN } from '../shared/constants.ts';
import { Decision, Dialog } from './components/dialog.tsx';
import { countCopies, dropAllCopies } from './local-copies.ts';
import { hrefOf } from './router.tsx';
import { useRequest } from './use-request.ts';

/** Ends the session and drops unsaved local copies; confirms first when there are any. */
export function SignOut() {
  const [unsaved, setUnsaved] = useState(0);
  const { isBusy, problem, run } = useRequest();
  const close = () => setUnsaved(0);
  const signOut = async () => {
    const headers = { [DESK_HEADER]: '1' };
    const response = await fetch(`${DESK_SIGN_IN}/end`, { method: 'POST', headers });
    if (!response.ok) throw new Error(String(response.status));
    dropAllCopies();
    window.location.assign(hrefOf(''));
  };
  const end = () => run(signOut).then(close);
  const ask = () => {
    const count = countCopies();
    setUnsaved(count);
    if (count === 0) void end();
  };
  return (
    <>
      {problem && <span role="alert">サインアウトできませんでした。もう一度お試しください。</span>}
      <button type="button" className="quiet" disabled={isBusy} onClick={ask}>
        サインアウト
      </button>
      {unsaved > 0 && (
        <Dialog title="保存していない内容があります" onClose={close}>
          <p>
            {unsaved}
            件の記録に、まだ保存していない内容がこのブラウザーだけに残っています。サインアウトすると、その内容は消えます。
          </p>
          <Decision isDanger isDisabled={isBusy} onAct={end} onClose={close}>
            消してサインアウト
          </Decision>
        </Dialog>
      )}
    </>
  );
}
