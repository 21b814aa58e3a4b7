import type { DeskCertificate } from '../../shared/daily.ts';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { timeOf } from '../states.ts';

const WHOSE: Readonly<Record<DeskCertificate['whose'], string>> = {
  site: '公開サイト',
  api: 'API',
  media: '画像の配信元',
  'sign-in': 'サインインの提供元',
};
/** Days from which a certificate is marked: renewal is usual a month before the end. */
const SHORT_DAYS = 30;

/**
 * TLS certificates of the addresses in the settings. Loaded separately, so that a slow server does not delay the page.
 */
export function CertificateList() {
  const { api } = useDesk();
  const loaded = useLoaded('certificates', () => api.certificates());
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates">サイトの証明書(TLS)</h2>
      {loaded.state === 'ready' ? (
        <>
          <p className="description">{timeOf(loaded.value.checkedAt)} に確かめました。</p>
          <ul className="rows">
            {loaded.value.certificates.map((one) => (
              <Certificate key={one.whose} {...one} />
            ))}
          </ul>
        </>
      ) : (
        <Waiting loaded={loaded} />
      )}
    </section>
  );
}

function Certificate(certificate: DeskCertificate) {
  const { whose, origin, issuer, until, days = 0 } = certificate;
  const { text, isBad } = stateOf(certificate);
  return (
    <li>
      <div className="row-main">
        <strong>{WHOSE[whose]}</strong>
        <span className="file">{origin}</span>
        {until && (
          <span className="quiet-text">
            {timeOf(until)} まで(あと{Math.max(0, days)}日){issuer && `、発行元 ${issuer}`}
          </span>
        )}
      </div>
      <div className="row-side">
        <span className={`state ${isBad ? 'review' : 'on'}`}>{text}</span>
      </div>
    </li>
  );
}

function stateOf({ state, reason, days = 0 }: DeskCertificate): { text: string; isBad: boolean } {
  switch (state) {
    case 'valid':
      return days < SHORT_DAYS
        ? { text: '期限が近づいています', isBad: true }
        : { text: '有効', isBad: false };
    case 'refused':
      return { text: `無効:${reason}`, isBad: true };
    case 'unreachable':
      return { text: `確認できません:${reason}`, isBad: true };
    case 'plain':
      return { text: '暗号化されていません(http)', isBad: true };
  }
}
