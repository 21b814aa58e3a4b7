import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';

/** Texts of a home page section as props of Section. */
export function sectionWords({ title, lead, more }: HomeSection) {
  return {
    title,
    ...(lead && { lead }),
    ...(more && { more: <MoreLink to={more.path}>{more.name}</MoreLink> }),
  };
}
