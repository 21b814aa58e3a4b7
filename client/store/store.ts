import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { combineReducers } from 'redux';
import { catalogueReducer } from './catalogue-slice.ts';
import { layoutReducer } from './layout-slice.ts';
import { selectionReducer } from './selection-slice.ts';

// Reducers are written by hand: slices would include the toolkit's library of immutable drafts, which costs
// each first visit 14 KB before compression, for flat states like these.
const reducer = combineReducers({
  layout: layoutReducer,
  catalogue: catalogueReducer,
  selection: selectionReducer,
});

type RootState = ReturnType<typeof reducer>;
type PreloadedState = Partial<RootState>;

/**
 * The development checks test the shape of the state; their warnings about slow checks on a busy machine are
 * disabled.
 */
const CHECKS = {
  immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
  serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
};

/** Creates a store: one per request on the server, one per page load in the browser. */
export function makeStore(preloadedState: PreloadedState) {
  return configureStore({
    reducer,
    preloadedState,
    devTools: false,
    middleware: (defaults) => defaults(CHECKS),
  });
}

export type Store = ReturnType<typeof makeStore>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
