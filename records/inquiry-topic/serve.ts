import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { inquiryTopicCalls } from './wire.ts';

export const inquiryTopics: ServedKind = {
  routes: ({ catalogue }) => serve(inquiryTopicCalls, { list: () => catalogue.inquiryTopics }),
};
