import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formOf } from '../../shared/api/forms/all.ts';
import { formatDayWithWeekday } from '../../shared/text/date.ts';
import { Deferred } from '../components/deferred.tsx';
import { findText } from '../features/brief/find-text.ts';
import { OutlineCard } from '../features/brief/outline-card.tsx';
import { Cases } from '../features/brief/records.tsx';
import { findUpcoming } from '../features/brief/upcoming-webinars.ts';
import { formAction } from '../features/forms/form-action.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { webinar } from '../features/forms/views/webinar.ts';
import { apiOf, notFound } from '../lib/load.ts';
import { briefData } from './brief.tsx';

/** A webinar: with its recording when it was held, else as it is announced. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const held = await findText(pathname);
  const text = held ?? (await findUpcoming(apiOf(args), pathname));
  if (!text) throw notFound();
  return { ...briefData(args, text), held: held !== undefined, when: dayIn(pathname) };
}

/** `/webinar/20250403` → `2025年4月3日(木)`. */
function dayIn(pathname: string): string {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})$/.exec(pathname) ?? [];
  return formatDayWithWeekday(`${year}-${month}-${day}`);
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, formOf('webinar'));
}

export { shouldRevalidate } from './form.tsx';

export function Component() {
  const { text, cases, held, when } = useLoaderData<typeof loader>();
  const [outline, ...sections] = text.sections;
  return (
    <FormPage
      key={text.title}
      text={{ ...text, sections }}
      view={webinar({ title: text.title, when, held })}
      aside={outline ? <OutlineCard section={outline} /> : null}
    >
      {text.cases ? (
        <Deferred name="cases" value={cases} fallback={null}>
          {(list) => <Cases cases={list} title={text.cases?.title ?? ''} tone="plain" />}
        </Deferred>
      ) : null}
    </FormPage>
  );
}
