import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { findText } from '../features/brief/find-text.ts';
import { InquiryTopics } from '../features/inquiry/inquiry-topics.tsx';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { BriefView, briefData } from './brief.tsx';

/** Whom to turn to: by the form, and by what it is about. */
export async function loader(args: LoaderFunctionArgs) {
  const topics = deferred(args, apiOf(args).getInquiryTopics());
  const text = await findText(new URL(args.request.url).pathname);
  if (!text) throw notFound();
  return { ...briefData(args, text), topics };
}

export function Component() {
  const { topics } = useLoaderData<typeof loader>();
  return <BriefView closing={(tone) => <InquiryTopics key="topics" value={topics} tone={tone} />} />;
}
