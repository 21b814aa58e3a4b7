export { DEFAULT_PRODUCT_IMAGE } from '../../../shared/constants.ts';

/** Size of product pictures in CSS pixels, which reserves their space before they load. */
export const PRODUCT_IMAGE_SIZE = { width: 1200, height: 900 } as const;
