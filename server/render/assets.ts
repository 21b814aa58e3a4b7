import { readFile } from 'node:fs/promises';
import type { AssetTags } from '../../shared/render.ts';

export const CLIENT_ENTRY = 'client/entry.client.tsx';
const CLIENT_STARTER = 'client/starter.ts';

/** The part of Vite's manifest that pages need. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, ManifestChunk>;

export async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** A chunk with all its static imports, itself first. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** Collects the addresses of the built files by their sources. */
export function createAssetTags(manifest: Manifest): AssetTags {
  const starter = manifest[CLIENT_STARTER];
  if (!manifest[CLIENT_ENTRY] || !starter)
    throw new Error(`the build has no ${CLIENT_ENTRY} or no ${CLIENT_STARTER}`);
  const entryChunks = withImports(manifest, CLIENT_ENTRY);
  const url = (file: string) => `/${file}`;
  const fileOf = (key: string) => url(manifest[key]?.file ?? '');
  return {
    starter: url(starter.file),
    imports: [...entryChunks].map(fileOf),
    styles: [...entryChunks].flatMap((key) => manifest[key]?.css ?? []).map(url),
    code(modules) {
      const chunks = new Set(modules.flatMap((source) => [...withImports(manifest, source)]));
      return [...chunks.difference(entryChunks)].map(fileOf);
    },
  };
}
