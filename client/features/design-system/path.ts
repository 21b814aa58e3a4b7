/** Where developers see every component; only in development. */
export const DESIGN_SYSTEM_PATH = '/design-system';
