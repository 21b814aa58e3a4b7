import type { Plugin } from 'vite';

const CHANGES: readonly [RegExp, string][] = [
  // Creating a component has no side effects.
  [/(?<== )React\$1\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&'],
  // Names for developer tools and navigation tracing are not used here.
  [/^[A-Z]\w*\.displayName = "[^"]*";$/gm, ''],
  [/\binit\.instrumentations\b/g, 'undefined'],
];

/**
 * Removes unused parts of the browser's router. The bundler drops unused code, but keeps code that it cannot
 * prove to be free of side effects.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler(code) {
        return { code: CHANGES.reduce((text, [from, to]) => text.replace(from, to), code), map: null };
      },
    },
  };
}
