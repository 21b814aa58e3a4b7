import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { InquiryTopics } from '../../features/forms/steps/inquiry-topics.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { apiOf, deferred } from '../../lib/loading/load.ts';
import { TextPageView, withRecords } from './text-page.tsx';

/** Loads the ways of contact, and the topics of inquiries. */
export async function loader(args: LoaderFunctionArgs) {
  const topics = deferred(args, apiOf(args).inquiryTopics.list());
  const text = await loadPage(args);
  return { ...withRecords(args, text), topics };
}

export function Component() {
  const { topics } = useLoaderData<typeof loader>();
  return <TextPageView closing={(tone) => <InquiryTopics key="topics" value={topics} tone={tone} />} />;
}
