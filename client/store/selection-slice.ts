import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the visitor is in the product tree and in the menus made from it. Null is: nowhere. */
export interface SelectionState {
  /** Category of the page that is shown. */
  cateId: number | null;
  /** Sub-category of the page that is shown. */
  subId: number | null;
  /** Entry that is open on the first level of the mobile menu. */
  subId1: number | null;
  /** Category that is open on the second level of the mobile menu. */
  subId2: number | null;
  /** Category that is chosen in the mega menu. */
  chooseId: number | null;
  /** What stands in the search box. */
  searchValue: string;
}

export const selectionStart: SelectionState = {
  cateId: null,
  subId: null,
  subId1: null,
  subId2: null,
  chooseId: null,
  searchValue: '',
};

const slice = createSlice({
  name: 'selection',
  initialState: selectionStart,
  reducers: {
    categoryShown(state, { payload }: PayloadAction<{ cateId: number | null; subId: number | null }>) {
      state.cateId = payload.cateId;
      state.subId = payload.subId;
    },
    mobileEntryToggled(state, { payload }: PayloadAction<number>) {
      state.subId1 = state.subId1 === payload ? null : payload;
      state.subId2 = null;
    },
    mobileCategoryToggled(state, { payload }: PayloadAction<number>) {
      state.subId2 = state.subId2 === payload ? null : payload;
    },
    categoryChosen(state, { payload }: PayloadAction<number | null>) {
      state.chooseId = payload;
    },
    searchTyped(state, { payload }: PayloadAction<string>) {
      state.searchValue = payload;
    },
  },
});

export const { categoryShown, mobileEntryToggled, mobileCategoryToggled, categoryChosen, searchTyped } =
  slice.actions;
export const selectionReducer = slice.reducer;
