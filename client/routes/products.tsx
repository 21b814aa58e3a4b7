import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="products" description="products" />
      <h1>products</h1>
    </>
  );
}
