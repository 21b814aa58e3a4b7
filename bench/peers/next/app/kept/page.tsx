import { loadHome } from '../../from-shared/load-home';
import { HomePage } from '../../from-shared/react/home-page';

export const revalidate = 3600;

export function generateMetadata() {
  const { title, description } = loadHome();
  return { title, description };
}

export default function Page() {
  return <HomePage home={loadHome()} />;
}
