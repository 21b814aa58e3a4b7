import { createSlice } from '@reduxjs/toolkit';
import type { ProductCategory, SolutionCard } from '../../shared/api/models.ts';

/** The lists that every page needs, preloaded by the server. */
export interface CatalogueState {
  /** The product type list. */
  cateList: ProductCategory[];
  /** The first four solutions. */
  soluList: SolutionCard[];
}

const slice = createSlice({
  name: 'catalogue',
  initialState: { cateList: [], soluList: [] } as CatalogueState,
  reducers: {},
});

export const catalogueReducer = slice.reducer;
