/** Needs nothing, not even the build: for what happens where no page can be rendered, or stands for a file. */
export function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>
<p><a href="/">トップページへ戻る</a></p></main></body></html>
`;
}
