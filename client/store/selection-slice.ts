import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Position of the visitor in the product tree and in its menus; null where there is none. */
interface SelectionState {
  /** Category of the current page. */
  cateId: number | null;
  /** Sub-category of the current page. */
  subId: number | null;
  /** Open entry on the first level of the mobile menu. */
  subId1: number | null;
  /** Open category on the second level of the mobile menu. */
  subId2: number | null;
  /** Selected category of the mega menu. */
  chooseId: number | null;
  /** Text of the search box. */
  searchValue: string;
}

const selectionStart: SelectionState = {
  cateId: null,
  subId: null,
  subId1: null,
  subId2: null,
  chooseId: null,
  searchValue: '',
};

type Place = Pick<SelectionState, 'cateId' | 'subId'>;

export const categoryShown = createAction<Place>('selection/categoryShown');
export const mobileEntryToggled = createAction<number>('selection/mobileEntryToggled');
export const mobileCategoryToggled = createAction<number>('selection/mobileCategoryToggled');
export const categoryChosen = createAction<number | null>('selection/categoryChosen');
export const searchTyped = createAction<string>('selection/searchTyped');

export function selectionReducer(state = selectionStart, action: UnknownAction): SelectionState {
  if (categoryShown.match(action)) {
    const { cateId, subId } = action.payload;
    return { ...state, cateId, subId };
  }
  if (mobileEntryToggled.match(action)) {
    return { ...state, subId1: toggled(state.subId1, action.payload), subId2: null };
  }
  if (mobileCategoryToggled.match(action)) {
    return { ...state, subId2: toggled(state.subId2, action.payload) };
  }
  if (categoryChosen.match(action)) return { ...state, chooseId: action.payload };
  if (searchTyped.match(action)) return { ...state, searchValue: action.payload };
  return state;
}

/** Closes an open entry that is pressed again. */
function toggled(open: number | null, pressed: number): number | null {
  return open === pressed ? null : pressed;
}
