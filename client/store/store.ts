import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { catalogueReducer } from './catalogue-slice.ts';
import { layoutReducer } from './layout-slice.ts';
import { selectionReducer } from './selection-slice.ts';

const reducer = combineReducers({
  layout: layoutReducer,
  catalogue: catalogueReducer,
  selection: selectionReducer,
});

export type RootState = ReturnType<typeof reducer>;
export type PreloadedState = Partial<RootState>;

/** One store per request on the server, one per page load in the browser. */
export function makeStore(preloadedState: PreloadedState) {
  return configureStore({ reducer, preloadedState, devTools: false });
}

export type Store = ReturnType<typeof makeStore>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
