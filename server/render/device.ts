/**
 * What a User-Agent says the screen is like. Looked up word by word: a pattern with gaps would take quadratic time on a
 * header that repeats its words.
 */
export function deviceOf(userAgent: string): 'mobile' | 'desktop' {
  const words = userAgent.toLowerCase();
  const isMobile =
    ['iphone', 'ipod', 'windows phone'].some((word) => words.includes(word)) ||
    inOrder(words, 'android', 'mobile') ||
    inOrder(words, 'mobile', 'firefox');
  return isMobile ? 'mobile' : 'desktop';
}

function inOrder(text: string, first: string, second: string): boolean {
  const at = text.indexOf(first);
  return at !== -1 && text.includes(second, at + first.length);
}
