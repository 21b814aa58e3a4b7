export function stampIs(file: string, value: string): boolean;
export function hashOf(sources: string[]): string;
export function sourcesHash(): string;
export function isBuiltFrom(hash: string): boolean;
export function stampBuild(hash: string): void;
