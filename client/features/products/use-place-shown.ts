import { useEffect } from 'react';
import { placeShown } from '../../store/selection-slice.ts';
import { useAppDispatch } from '../../store/store.ts';

/** Tells the menus which category and sub-category the page belongs to, as long as it is shown. */
export function usePlaceShown(cateId: number | null, subId: number | null = null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(placeShown({ cateId, subId }));
    return () => {
      dispatch(placeShown({ cateId: null, subId: null }));
    };
  }, [dispatch, cateId, subId]);
}
