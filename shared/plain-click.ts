/** A click, of the browser or of React. */
interface Click {
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Whether the page may handle a click on a link itself: the main button without a modifier key, which no other listener
 * has handled, on a link that opens in this tab. The browser handles all others: new tabs and windows, downloads.
 */
export function isPlainClick(click: Click, link: { target: string }): boolean {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = click;
  const hasModifier = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !defaultPrevented && !hasModifier && (link.target === '' || link.target === '_self');
}
