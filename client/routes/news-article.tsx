import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="news-article" description="news-article" />
      <h1>news-article</h1>
    </>
  );
}
