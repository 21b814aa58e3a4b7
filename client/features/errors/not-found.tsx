export function NotFound() {
  return <h1>お探しのページは見つかりませんでした</h1>;
}
