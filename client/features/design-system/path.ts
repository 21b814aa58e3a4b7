/** Path of the catalogue of components; only in development. */
export const DESIGN_SYSTEM_PATH = '/design-system';
