import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';

/** Texts of a home page section as props of Section. */
export function sectionWords({ eyebrow, title, lead, more }: HomeSection) {
  return {
    title,
    ...(eyebrow && { eyebrow }),
    ...(lead && { lead }),
    ...(more && { more: <MoreLink to={more.path}>{more.name}</MoreLink> }),
  };
}
