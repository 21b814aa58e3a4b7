import { useLocation } from 'react-router';
import { ERROR_PAGE_HEIGHT } from '../../../shared/constants.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Head } from '../../components/head.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { StillWater } from './still-water.tsx';

const RETRY_LATER = '時間をおいて、もう一度お試しください。';

const UNAVAILABLE = {
  title: 'ただいまページを表示できません',
  lead: `ページの情報を取得できませんでした。${RETRY_LATER}`,
};

/** Message and advice for visitors by status; never contains a stack or an internal message. */
const BY_STATUS: Readonly<Record<number, typeof UNAVAILABLE>> = {
  400: {
    title: 'アドレスを読み取れませんでした',
    lead: 'アドレスに誤りがある可能性があります。お手数ですが、アドレスをご確認ください。',
  },
  429: {
    title: 'アクセスが集中しています',
    lead: `短い時間に多くのアクセスがあったため、表示を控えています。${RETRY_LATER}`,
  },
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
};

const OTHER = {
  title: 'ページを表示できません',
  lead: `申し訳ありません。ページの表示中に問題が発生しました。${RETRY_LATER}`,
};

const CODE_MISSING = {
  title: 'ページの読み込みに失敗しました',
  lead: `サイトが更新されたか、通信が途切れた可能性があります。通信の状態をご確認のうえ、${RETRY_LATER}`,
};

interface FailureProps {
  status: number;
  statusText: string;
  /** The page's code could not be loaded, possibly because of the visitor's connection. */
  isCodeMissing?: boolean;
}

/** Error page: status, plain message, and further links. */
export function Failure({ status, statusText, isCodeMissing = false }: FailureProps) {
  const { pathname, search } = useLocation();
  const site = useSite();
  const { title, lead } = isCodeMissing ? CODE_MISSING : (BY_STATUS[status] ?? OTHER);
  return (
    <>
      <Head title={title} description={lead} noindex />
      <div
        style={{ minHeight: ERROR_PAGE_HEIGHT }}
        className="relative flex items-center overflow-hidden bg-linear-to-b from-surface to-white"
      >
        <StillWater />
        <Container className="relative py-16">
          <p lang="en" className="text-sm font-bold tracking-[0.12em] text-aqua">
            {statusText} <span className="tabular-nums">{status}</span>
          </p>
          <h1 className="mt-3 text-2xl md:text-4xl" tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h1>
          <p className="mt-5 max-w-text text-pretty text-ink-soft">
            <Terms>{lead}</Terms>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={pathname + search} reloadDocument>
              もう一度表示する
            </ButtonLink>
            <ButtonLink to="/" tone="secondary">
              トップページへ
            </ButtonLink>
          </div>
          <p className="mt-8 text-sm text-ink-soft">
            お急ぎの場合は、お電話でも承ります。
            <a
              href={`tel:${site.contacts.sales.phone}`}
              className="inline-block py-2 font-bold text-aqua tabular-nums hover:underline"
            >
              {site.contacts.sales.phone}
            </a>
            <span className="ml-2">{site.contacts.sales.hours}</span>
          </p>
        </Container>
      </div>
    </>
  );
}
