export class MachineError extends Error {}
export function checkNodeVersion(root: string, version?: string): void;
