export function Failure({ status, statusText }: { status: number; statusText: string }) {
  return (
    <h1>
      {statusText} {status}
    </h1>
  );
}
