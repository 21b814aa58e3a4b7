import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { START_WIDTH_DESKTOP } from '../../shared/constants.ts';

/** What the frame around the pages shares: header, menus, measured widths, prompts. */
export interface LayoutState {
  /** Measured height of the header, in CSS pixels; anchors and sticky parts keep clear of it. */
  headerHeight: number;
  /** Width of the window; 749 or 1400 until the browser has measured it. */
  screenWidth: number;
  /** Place of the main-menu entry whose panel is open; -1 when none is. */
  subNavIndex: number;
  /** The mobile menu is open. */
  isShowSmallNav: boolean;
  /** The survey banner may appear. */
  showSurveyQuestionnaire: boolean;
}

export const layoutStart: LayoutState = {
  headerHeight: 0,
  screenWidth: START_WIDTH_DESKTOP,
  subNavIndex: -1,
  isShowSmallNav: false,
  showSurveyQuestionnaire: true,
};

const slice = createSlice({
  name: 'layout',
  initialState: layoutStart,
  reducers: {
    headerMeasured(state, { payload }: PayloadAction<number>) {
      state.headerHeight = payload;
    },
    screenMeasured(state, { payload }: PayloadAction<number>) {
      state.screenWidth = payload;
    },
    subNavOpened(state, { payload }: PayloadAction<number>) {
      state.subNavIndex = payload;
    },
    subNavClosed(state) {
      state.subNavIndex = -1;
    },
    smallNavToggled(state, { payload }: PayloadAction<boolean>) {
      state.isShowSmallNav = payload;
    },
    surveyTurnedOff(state) {
      state.showSurveyQuestionnaire = false;
    },
  },
});

export const {
  headerMeasured,
  screenMeasured,
  subNavOpened,
  subNavClosed,
  smallNavToggled,
  surveyTurnedOff,
} = slice.actions;
export const layoutReducer = slice.reducer;
