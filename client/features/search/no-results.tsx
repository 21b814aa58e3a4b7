import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/button.tsx';
import { ContactCard } from '../../components/card/contact-card.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { inquiryPath } from '../../lib/form-paths.ts';
import { categoryLink } from '../../lib/products/category-link.ts';
import { say, sayAll, type Words } from '../../lib/words.ts';
import { useAppSelector } from '../../store/store.ts';
import { searchHref } from './search-query.ts';

const TEXT_LINK = 'text-aqua underline underline-offset-4';

/** Message without results: advice, categories, and the inquiry with the query filled in. */
export function NoResults({ value, words }: { value: string; words: Words | undefined }) {
  const { pathname, search } = useLocation();
  const categories = useAppSelector(({ catalogue }) => catalogue.cateList);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="rounded-lg border border-line bg-surface p-6 md:p-8">
        <p className="font-bold">
          「<span className="break-all">{value}</span>」に当てはまるページはありませんでした。
        </p>
        <ul className="mt-3 list-disc space-y-1 pl-6 text-sm">
          {sayAll(words, 'tips').map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        {categories.length > 0 ? (
          <p className="mt-4 text-sm">
            種類から探す:
            {categories.map((category) => (
              <Link
                key={category.id}
                to={categoryLink(category)}
                className={`${TEXT_LINK} mr-4 inline-block py-1`}
              >
                {category.name}
              </Link>
            ))}
          </p>
        ) : null}
        <p className="mt-4 text-sm">{say(words, 'ask')}</p>
        <p className="mt-3">
          <ButtonLink to={inquiryPath(`「${value}」`, pathname + search)}>
            <Icon name="mail" />
            この言葉で相談する
          </ButtonLink>
        </p>
      </div>
      <ContactCard contact="sales" narrow />
    </div>
  );
}

/** Message without results of the chosen kind, when other kinds have some. */
export function NoneOfKind({ value, kind }: { value: string; kind: string }) {
  return (
    <p className="max-w-text rounded-lg border border-line bg-surface p-6">
      {kind}には当てはまるものがありませんでした。
      <Link to={searchHref(value)} className={TEXT_LINK}>
        すべての検索結果
      </Link>
      をご覧ください。
    </p>
  );
}
