import { Head } from '../components/head.tsx';

export function Component() {
  return (
    <>
      <Head title="home" description="home" />
      <h1>home</h1>
    </>
  );
}
