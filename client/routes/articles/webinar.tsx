import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '../../../records/client.ts';
import { isHeld, isOpen, pathOfWebinar, webinarPage } from '../../../records/webinar/page.ts';
import type { Webinar } from '../../../records/webinar/wire.ts';
import { formOf } from '../../../shared/api/forms/all.ts';
import { webinarSteps } from '../../../shared/pages/webinar-steps.ts';
import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import { CasesSection } from '../../components/card/cases-section.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { formAction } from '../../features/forms/state/form-action.ts';
import { FormPage } from '../../features/forms/steps/form-page.tsx';
import { webinar } from '../../features/forms/views/webinar.ts';
import { findPage } from '../../features/text-page/load-page.ts';
import { OutlineCard } from '../../features/text-page/outline-card.tsx';
import { apiOf, deferred, notFound } from '../../lib/loading/load.ts';
import { todayOf } from '../../lib/today.ts';
import { loadWords, say, type Words } from '../../lib/words.ts';
import { withRecords } from '../company/text-page.tsx';

/**
 * Loads a webinar: with its recording if it is past, else as announced. Past ones also have a page in the content, in
 * case the API does not list them.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const today = todayOf(args);
  const listed = findWebinar(apiOf(args), pathname);
  const [webinar, said] = await Promise.all([deferred(args, listed), loadWords(args, '/webinar')]);
  const text = webinar ? webinarPage(webinar, today, said) : await findPage(args);
  if (!text) {
    await listed;
    throw notFound();
  }
  const open = Boolean(webinar && isOpen(webinar, today));
  const held = !webinar || isHeld(webinar, today);
  const words: Words = {
    purpose: say(said, open ? 'purpose' : 'heldPurpose'),
    next: [...webinarSteps(said, { open, held })],
  };
  return { ...withRecords(args, { ...text, words }), open, when: dayIn(pathname) };
}

async function findWebinar(api: Api, pathname: string): Promise<Webinar | undefined> {
  const lists = await Promise.all([api.getPastWebinars(), api.getUpcomingWebinars()]);
  return lists.flat().find((webinar) => pathOfWebinar(webinar) === pathname);
}

/** `/webinar/20250403` → `2025年4月3日(木)`. */
function dayIn(pathname: string): string {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})$/.exec(pathname) ?? [];
  return formatDayWithWeekday(`${year}-${month}-${day}`);
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, formOf('webinar'));
}

export { shouldRevalidate } from '../form.tsx';

export function Component() {
  const { text, cases, open, when } = useLoaderData<typeof loader>();
  const [outline, ...sections] = text.sections;
  return (
    <FormPage
      key={text.title}
      text={{ ...text, sections }}
      layout={webinar({ title: text.title, when, open })}
      outline={outline ? <OutlineCard section={outline} /> : null}
    >
      {text.cases ? (
        <Deferred name="cases" value={cases} fallback={null}>
          {(list) => <CasesSection id="cases" title={text.cases?.title} items={list} tone="plain" />}
        </Deferred>
      ) : null}
    </FormPage>
  );
}
