import { loadHome } from '../../../from-shared/load-home';

export const prerender = true;

export function load() {
  return { home: loadHome() };
}
