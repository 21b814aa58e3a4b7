import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../from-shared/react/home-page';
import { fetchHome } from '../home-data';

export const Route = createFileRoute('/')({
  loader: () => fetchHome(),
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.description }],
  }),
  component: Page,
});

function Page() {
  return <HomePage home={Route.useLoaderData()} />;
}
