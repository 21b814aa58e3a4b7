import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="brief" description="brief" />
      <h1>brief</h1>
    </>
  );
}
