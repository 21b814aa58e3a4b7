/** Page without dependencies, not even on the build: for failures of rendering, and in place of a file. */
export function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>
<p><a href="/">トップページへ戻る</a></p></main></body></html>
`;
}
