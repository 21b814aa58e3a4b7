export interface Token {
  name: string;
  value: string;
}

/**
 * Tokens of a family (`color`, `text`, `radius`) as the style sheet declares them, without resets and line
 * heights.
 */
export function tokensOf(styleSheet: string, family: string): Token[] {
  const declarations = styleSheet.matchAll(
    new RegExp(`--${family}-([a-z0-9]+(?:-[a-z0-9]+)*): ([^;]+);`, 'g'),
  );
  return [...declarations].map(([, name = '', value = '']) => ({ name, value }));
}
