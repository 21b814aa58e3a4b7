import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { START_WIDTH_DESKTOP } from '../../shared/constants.ts';

/** State of the frame around the pages: header, menus, measured widths, prompts. */
interface LayoutState {
  /** Measured height of the header in CSS pixels; anchors and sticky elements keep clear of it. */
  headerHeight: number;
  /** Width of the window in CSS pixels; 749 or 1400 until the browser has measured it. */
  screenWidth: number;
  /** Index of the main-menu entry whose panel is open; -1 when none is. */
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

export const headerMeasured = createAction<number>('layout/headerMeasured');
export const screenMeasured = createAction<number>('layout/screenMeasured');
export const subNavOpened = createAction<number>('layout/subNavOpened');
export const subNavClosed = createAction('layout/subNavClosed');
export const smallNavToggled = createAction<boolean>('layout/smallNavToggled');
export const surveyTurnedOff = createAction('layout/surveyTurnedOff');

export function layoutReducer(state = layoutStart, action: UnknownAction): LayoutState {
  if (headerMeasured.match(action)) return { ...state, headerHeight: action.payload };
  if (screenMeasured.match(action)) return { ...state, screenWidth: action.payload };
  if (subNavOpened.match(action)) return { ...state, subNavIndex: action.payload };
  if (subNavClosed.match(action)) return { ...state, subNavIndex: -1 };
  if (smallNavToggled.match(action)) return { ...state, isShowSmallNav: action.payload };
  if (surveyTurnedOff.match(action)) return { ...state, showSurveyQuestionnaire: false };
  return state;
}
