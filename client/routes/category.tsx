import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="category" description="category" />
      <h1>category</h1>
    </>
  );
}
