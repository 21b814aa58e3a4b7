import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readAskedModels } from '../../../shared/comparison/asked-models.ts';
import { loadCompared } from '../../../shared/comparison/load-compared.ts';
import {
  countRows,
  mergeParameters,
  onlyDifferences,
  parametersOf,
} from '../../../shared/comparison/merge.ts';
import { Container } from '../../components/container.tsx';
import { AddModel } from '../../features/comparison/add-model.tsx';
import { ComparedModels } from '../../features/comparison/compared-models.tsx';
import { ComparedTable } from '../../features/comparison/compared-table.tsx';
import { ComparisonBar } from '../../features/comparison/comparison-bar.tsx';
import { ComparisonNotes } from '../../features/comparison/comparison-notes.tsx';
import { loadChoices, toShownModel } from '../../features/comparison/load-models.ts';
import { PairChooser } from '../../features/comparison/pair-chooser.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { degradedContext } from '../../lib/loading/contexts.ts';
import { apiOf } from '../../lib/loading/load.ts';
import { writeCompared } from '../../lib/products/compared.ts';
import { say } from '../../lib/words.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { ids, isCut, showsAll } = readAskedModels(new URL(args.request.url).searchParams);
  const api = apiOf(args);
  const choices = loadChoices(args, ids);
  const [text, { models, unknown }] = await Promise.all([loadPage(args), loadCompared(api, ids)]);
  // Ids can be made up without limit, so such a page is not cached.
  if (unknown.length > 0) args.context.get(degradedContext).value = true;
  const all = mergeParameters(models.map(parametersOf));
  const different = onlyDifferences(all);
  // A single model has no differences.
  const shown = showsAll || models.length < 2 ? all : different;
  return {
    text,
    models: models.map(toShownModel),
    unknown,
    choices,
    isCut,
    showsAll,
    totals: { all: countRows(all), different: countRows(different) },
    groups: shown,
  };
}

export function Component() {
  const { text, models, unknown, choices, isCut, showsAll, totals, groups } = useLoaderData<typeof loader>();
  const names = models.map(({ model }) => model);
  const key = models.map(({ id }) => id).join('-');
  // The compared models become the ticked ones: other pages of this tab show the same choice.
  useEffect(() => {
    if (key) writeCompared(key.split('-').map(Number));
  }, [key]);
  return (
    <>
      <PageTop
        text={names.length > 0 ? { ...text, lead: undefined } : text}
        headTitle={names.length > 1 ? `${names.join('、')}の比較` : text.title}
        noindex
      />
      <Container className="py-8 md:py-10">
        <ComparisonNotes
          unknown={unknown}
          isCut={isCut}
          advice={names.length > 1 ? '' : say(text.words, names.length === 0 ? 'none' : 'one')}
        />
        {models.length > 0 ? (
          <div className="compared">
            {models.length > 2 ? <PairChooser key={key} names={names} /> : null}
            <ComparedModels models={models} />
            <ComparisonBar ids={models.map(({ id }) => id)} showsAll={showsAll} totals={totals} />
            <ComparedTable names={names} groups={groups} marksDifferences={showsAll} />
          </div>
        ) : null}
        <AddModel key={key} ids={models.map(({ id }) => id)} value={choices} />
      </Container>
    </>
  );
}
