import type { Plugin } from 'vite';

const CHANGES: readonly [RegExp, string][] = [
  // Making a component changes nothing else.
  [/(?<== )React\$1\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&'],
  // Names for developers' tools, and traces of every navigation: nobody reads them here.
  [/^[A-Z]\w*\.displayName = "[^"]*";$/gm, ''],
  [/\binit\.instrumentations\b/g, 'undefined'],
];

/**
 * Leaves out of the browser's router what this site has no use for. The bundler drops what nobody uses, but keeps what it
 * cannot tell to be without effect.
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
