import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="sub-category" description="sub-category" />
      <h1>sub-category</h1>
    </>
  );
}
