/** Returns the text of a checkbox, ticked or not, for the visitor and for readers of the submission. */
export function tickText(name: string, ticked: boolean): string {
  if (name === 'privacyConsent') return ticked ? '同意する' : '同意しない';
  return ticked ? '受け取る' : '受け取らない';
}
