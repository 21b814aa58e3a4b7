import type { Module } from './parse.ts';
import { isTest } from './sources.ts';

export interface EndpointPaths {
  endpoint: string;
  /** Files of product code that write the path as a literal, one entry for each time. */
  files: readonly string[];
}

/** Literals that write each endpoint's path: `/goods/detail/{id}`, `/goods/detail/:id` and `/goods/detail/${id}` alike. */
export function pathLiterals(modules: readonly Module[], endpoints: readonly string[]): EndpointPaths[] {
  const files = new Map<string, string[]>(endpoints.map((endpoint) => [shapeOf(endpoint), []]));
  for (const { file, paths } of modules)
    if (!isTest(file)) for (const path of paths) files.get(shapeOf(path))?.push(file);
  return endpoints.map((endpoint) => ({ endpoint, files: files.get(shapeOf(endpoint)) ?? [] }));
}

/** A path without its query, its prefix for proxies and the names of its parameters: `/goods/detail/{}`. */
function shapeOf(path: string): string {
  const [withoutQuery = ''] = path.replace(/^\/api(?=\/)/, '').split('?');
  return withoutQuery.replace(/\/(?::\w+|\{\w*\})/g, '/{}');
}

/** Mean number of literals for an endpoint. */
export function literalsPerEndpoint(paths: readonly EndpointPaths[]): number {
  return paths.reduce((sum, { files }) => sum + files.length, 0) / paths.length;
}
