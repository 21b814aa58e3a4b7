import { comparePath } from '../../../shared/comparison/asked-models.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { Link } from '../../components/navigation/link.tsx';
import { AddToList } from '../../components/product/add-to-list.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { ProductName } from '../../components/product/product-name.tsx';
import { Quantity } from '../../components/product/quantity.tsx';
import { Tag } from '../../components/tag.tsx';
import { writeCompared } from '../../lib/products/compared.ts';
import type { ShownModel } from './load-models.ts';

/** Compared models, above the columns of their values. */
export function ComparedModels({ models }: { models: ShownModel[] }) {
  const ids = models.map(({ id }) => id);
  return (
    <ul className="compared-models" data-models={models.length}>
      {models.map((model, column) => (
        <li key={model.id} data-column={column} className="md:pr-4">
          <ComparedModel model={model} ids={ids} />
        </li>
      ))}
    </ul>
  );
}

const ACTION = 'inline-flex min-h-11 items-center text-sm text-link';

function ComparedModel({ model: shown, ids }: { model: ShownModel; ids: number[] }) {
  const { id, slug, model, name, imgUrl, keyFigures, ended, successorId } = shown;
  return (
    <article className="flex h-full flex-col gap-2">
      {/* The file itself is large enough to count the ports. */}
      <a href={imgUrl} className="block rounded-md">
        <img
          src={imgUrl}
          alt={`${model}の絵を拡大`}
          width={1600}
          height={640}
          className="aspect-5/2 w-full rounded-md border border-line bg-surface object-contain"
        />
      </a>
      <h2 className="text-base leading-normal">
        <Link to={productPath({ id, slug })} className="hover:text-aqua">
          <span className="block text-lg tracking-wide underline decoration-aqua-line underline-offset-4">
            <ModelName>{model}</ModelName>
          </span>
          <span className="block text-sm font-normal text-ink-soft">
            <ProductName>{name}</ProductName>
          </span>
        </Link>
      </h2>
      {ended ? (
        <p>
          <Tag tone="notice">販売終了</Tag>
        </p>
      ) : null}
      <dl className="border-t border-line text-sm">
        {keyFigures.map(({ label, value, unit }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-bold">
              <Quantity value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto flex flex-wrap gap-x-4 print:hidden">
        {ended ? null : <AddToList id={id} model={model} />}
        {successorId !== null && !ids.includes(successorId) ? (
          <Link to={comparePath([...ids, successorId])} className={ACTION}>
            後継機を並べる
          </Link>
        ) : null}
        <Link
          to={comparePath(ids.filter((other) => other !== id))}
          onClick={() => writeCompared(ids.filter((other) => other !== id))}
          aria-label={`${model}を比較から外す`}
          className={ACTION}
        >
          外す
        </Link>
      </p>
    </article>
  );
}
