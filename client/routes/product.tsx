import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="product" description="product" />
      <h1>product</h1>
    </>
  );
}
