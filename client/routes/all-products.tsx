import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="all-products" description="all-products" />
      <h1>all-products</h1>
    </>
  );
}
