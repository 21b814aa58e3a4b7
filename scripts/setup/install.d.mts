export const INSTALL_SCRIPTS: { packages: RegExp; run?: string; reason?: string }[];
export function installPackages(root: string): void;
