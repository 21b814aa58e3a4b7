import type { DeskProblem } from '../../shared/api.ts';
import { Page } from '../components/page.tsx';

/** Page for editors without a session or permission. */
export function SignInPage({ problem }: { problem: DeskProblem }) {
  const isSignIn = problem.code === 'sign-in';
  return (
    <Page title={isSignIn ? 'サインイン' : '編集デスクを開けません'} lead={problem.message} crumbs={null}>
      {isSignIn && new URLSearchParams(window.location.search).get('sign-in') === 'failed' && (
        <p className="notice bad" role="alert">
          サインインできませんでした。編集デスクに登録されたメールアドレスのアカウントで、もう一度お試しください。続くときは、運用担当者に連絡してください。
        </p>
      )}
      {isSignIn && problem.signIn && (
        <p>
          <a className="button primary" href={problem.signIn}>
            サインイン
          </a>
        </p>
      )}
      {isSignIn && !problem.signIn && (
        <p>社内の入口からサインインしたうえで、このページを開き直してください。</p>
      )}
      {!isSignIn && (
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            もう一度試す
          </button>
        </p>
      )}
    </Page>
  );
}
