interface Options {
  root?: string;
  env?: Record<string, string | undefined>;
}
export function stampIs(file: string, value: string): boolean;
export function sourcesHash(): string;
export function staleOutputs(options?: Options): string[];
export function buildOutput<Made>(name: string, build: () => Made, options?: Options): Made;
export function markUnfinished(name: string, options?: Options): void;
