import { SITE } from '../../shared/site.ts';

const { address } = SITE;

/** Facts of the brand that texts of the content folder may name as `{{name}}`, so that they stand in one place. */
const FACTS = new Map<string, string>([
  ['name', SITE.name],
  ['legalName', SITE.legalName],
  ['englishName', SITE.englishName],
  ['representative', `${SITE.representative.title} ${SITE.representative.name}`],
  ['postalAddress', `〒${address.postalCode} ${address.region}${address.locality}${address.street}`],
  ['phone', SITE.phone],
  ['supportPhone', SITE.supportPhone],
  ['businessHours', SITE.businessHours],
  ['email', SITE.email],
  ['securityEmail', SITE.securityEmail],
]);

const PLACE = /\{\{([^{}]*)\}\}/g;

/** Names in a text that stand for no fact of the brand. */
export function unknownBrandFacts(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => !FACTS.has(name));
}

export function fillBrandFacts(text: string): string {
  return text.replace(PLACE, (whole, name: string) => FACTS.get(name) ?? whole);
}
