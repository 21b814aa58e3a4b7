/** What a box of a form says, ticked or not, to the visitor before sending and to whoever reads it afterwards. */
export function tickText(name: string, ticked: boolean): string {
  if (name === 'privacyConsent') return ticked ? '同意する' : '同意しない';
  return ticked ? '受け取る' : '受け取らない';
}
