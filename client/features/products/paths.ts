import { queryString } from '../../../shared/api/transport.ts';

/** The inquiry form, which already says what it is about. */
export function inquiryPath({ modeName, name }: { modeName: string; name: string }): string {
  return `/sales${queryString({ happenContent: `${modeName}(${name})について` })}`;
}
