import { queryString } from '../../shared/api/transport.ts';

/** The inquiry form, which already says what it is about. `backUrl` leads back to the page that the link stands on. */
export function inquiryPath(subject: string, backUrl?: string): string {
  return `/sales${queryString({ happenContent: `${subject}について`, backUrl })}`;
}

/** The quotation form for a product. */
export function pricePath(model: string, backUrl?: string): string {
  return `/get-price${queryString({ goods: model, backUrl })}`;
}
