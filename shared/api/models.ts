import type {
  CategoryDetail as WireCategoryDetail,
  ComparisonGroup as WireComparisonGroup,
  ParameterGroup as WireParameterGroup,
  ProductDetail as WireProductDetail,
  ScreenFacet as WireScreenFacet,
} from './goods.ts';
import type { Plain } from './plain.ts';

// Types of the API's records inside the site; the schemas define their shape on the wire.

export type ProductDetail = Plain<WireProductDetail>;
export type CategoryDetail = Plain<WireCategoryDetail>;
export type ParameterGroup = Plain<WireParameterGroup>;
export type ScreenFacet = Plain<WireScreenFacet>;
export type ComparisonGroup = Plain<WireComparisonGroup>;
// The shared state keeps the specified shape of the category list, including its names.
export type { ProductCategory } from './goods.ts';
