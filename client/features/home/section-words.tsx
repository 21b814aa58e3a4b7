import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { MoreLink } from '../../components/more-link.tsx';

/** What a section of the home page says of itself, as Section takes it. */
export function sectionWords({ eyebrow, title, lead, more }: HomeSection) {
  return {
    title,
    ...(eyebrow && { eyebrow }),
    ...(lead && { lead }),
    ...(more && { more: <MoreLink to={more.path}>{more.name}</MoreLink> }),
  };
}
