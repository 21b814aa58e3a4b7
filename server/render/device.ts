/** Device class of a page, and the header that determined it. */
export interface DeviceHint {
  device: 'mobile' | 'desktop';
  /** For `Vary`: caches in front store a copy for each value of this header. */
  deviceHeader: 'X-Device-Class' | 'User-Agent';
}

/**
 * Returns the device class of a request. A load balancer or CDN that detects the class itself sends it as
 * `X-Device-Class: mobile|desktop`, and need not store a copy of each page for each User-Agent.
 */
export function deviceHint(deviceClass: string | undefined, userAgent = ''): DeviceHint {
  if (deviceClass === 'mobile' || deviceClass === 'desktop') {
    return { device: deviceClass, deviceHeader: 'X-Device-Class' };
  }
  return { device: deviceOf(userAgent), deviceHeader: 'User-Agent' };
}

/**
 * Guesses the screen size from a User-Agent. Searches word by word: a pattern with gaps would take quadratic time on a
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
