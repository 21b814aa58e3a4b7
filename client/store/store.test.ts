import { expect, test } from '@jest/globals';
import { screenMeasured, subNavOpened, surveyTurnedOff } from './layout-slice.ts';
import { categoryShown, mobileCategoryToggled, mobileEntryToggled, searchTyped } from './selection-slice.ts';
import { makeStore } from './store.ts';

const FIELDS = [
  'headerHeight',
  'subNavIndex',
  'isShowSmallNav',
  'cateId',
  'subId',
  'subId1',
  'subId2',
  'searchValue',
  'chooseId',
  'cateList',
  'soluList',
  'screenWidth',
  'showSurveyQuestionnaire',
];

test('the shared state has its thirteen fields, and the survey may show by default', () => {
  const state = makeStore({}).getState();
  const fields = Object.values(state).flatMap((slice) => Object.keys(slice));
  expect(fields.sort()).toEqual([...FIELDS].sort());
  expect(state.layout.showSurveyQuestionnaire).toBe(true);
});

test('every request has a store of its own', () => {
  const first = makeStore({});
  const second = makeStore({});
  first.dispatch(screenMeasured(320));
  first.dispatch(subNavOpened(2));
  first.dispatch(surveyTurnedOff());
  expect(first.getState().layout).toMatchObject({
    screenWidth: 320,
    subNavIndex: 2,
    showSurveyQuestionnaire: false,
  });
  expect(second.getState().layout).toMatchObject({
    screenWidth: 1400,
    subNavIndex: -1,
    showSurveyQuestionnaire: true,
  });
});

test('opening another entry of the mobile menu closes the category that was open below the first', () => {
  const store = makeStore({});
  store.dispatch(mobileEntryToggled(0));
  store.dispatch(mobileCategoryToggled(3));
  expect(store.getState().selection).toMatchObject({ subId1: 0, subId2: 3 });
  store.dispatch(mobileEntryToggled(1));
  expect(store.getState().selection).toMatchObject({ subId1: 1, subId2: null });
});

test('the current category and the typed query are stored', () => {
  const store = makeStore({});
  store.dispatch(categoryShown({ cateId: 1, subId: 12 }));
  store.dispatch(searchTyped('MA3511'));
  expect(store.getState().selection).toMatchObject({ cateId: 1, subId: 12, searchValue: 'MA3511' });
});
