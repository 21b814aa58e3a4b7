import { useLoaderData } from 'react-router';
import type { Home } from '../../from-shared/home';
import { loadHome } from '../../from-shared/load-home';
import { HomePage } from '../../from-shared/react/home-page';

export function loader() {
  return loadHome();
}

export function meta({ loaderData }: { loaderData?: Home }) {
  return [{ title: loaderData?.title }, { name: 'description', content: loaderData?.description }];
}

export default function Page() {
  return <HomePage home={useLoaderData<typeof loader>()} />;
}
