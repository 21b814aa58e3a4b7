import { queryString } from '../../shared/api/transport.ts';

/** Path of the inquiry form with its subject filled in. `backUrl` is the page that contains the link. */
export function inquiryPath(subject: string, backUrl?: string): string {
  return `/sales${queryString({ happenContent: `${subject}について`, backUrl })}`;
}

/** Path of the quotation form for a product. */
export function pricePath(model: string, backUrl?: string): string {
  return `/get-price${queryString({ goods: model, backUrl })}`;
}
