import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="news" description="news" />
      <h1>news</h1>
    </>
  );
}
