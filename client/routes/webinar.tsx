import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formOf } from '../../shared/api/forms/all.ts';
import { formatDayWithWeekday } from '../../shared/text/date.ts';
import { Deferred } from '../components/deferred.tsx';
import { findHeld } from '../features/brief/held-webinars.ts';
import { knownWebinar } from '../features/brief/known-webinars.ts';
import { OutlineCard } from '../features/brief/outline-card.tsx';
import { Cases } from '../features/brief/records.tsx';
import { findUpcoming } from '../features/brief/upcoming-webinars.ts';
import { formAction } from '../features/forms/form-action.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { webinar } from '../features/forms/views/webinar.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { briefData } from './brief.tsx';

/** A webinar: with its recording when it was held, else as it is announced. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const api = apiOf(args);
  const known = knownWebinar(pathname);
  // Fixed addresses: without the list, the page still tells what the site knows by itself.
  const list = <Text,>(text: Promise<Text | undefined>) => (known ? deferred(args, text) : text);
  const held = await list(findHeld(api, pathname));
  const upcoming = held || known ? undefined : await findUpcoming(api, pathname);
  const text = held ?? known ?? upcoming;
  if (!text) throw notFound();
  return { ...briefData(args, text), held: upcoming === undefined, when: dayIn(pathname) };
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
