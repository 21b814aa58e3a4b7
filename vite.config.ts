import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Two builds from one file: `vite build` makes the browser's files, `vite build --ssr` the server's render function.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  // The server answers /public files from the client build; the SSR build must not copy them again.
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        rolldownOptions: { input: 'client/entry.server.tsx' },
        target: 'node22',
        sourcemap: true,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // data: addresses would break the content security policy.
        assetsInlineLimit: 0,
        sourcemap: 'hidden',
        rolldownOptions: { input: 'client/entry.client.tsx' },
      },
  // One copy of everything in the server's build: with react-router left outside, its development and production
  // builds could meet in one process.
  ssr: isSsrBuild ? { noExternal: true, external: ['react', 'react-dom'] } : {},
}));
