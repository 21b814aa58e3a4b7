import { queryString } from '../../../shared/api/transport.ts';

/** The inquiry form, which already says what it is about. */
export function inquiryPath(subject: string): string {
  return `/sales${queryString({ happenContent: `${subject}について` })}`;
}
