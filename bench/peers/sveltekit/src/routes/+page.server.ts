import { loadHome } from '../../from-shared/load-home';

export function load() {
  return { home: loadHome() };
}
