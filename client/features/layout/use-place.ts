import { useEffect } from 'react';
import { placeShown } from '../../store/selection-slice.ts';
import { useAppDispatch } from '../../store/store.ts';

/** A page of the product tree says where it is, so that the menus mark the place while the page is shown. */
export function usePlace(cateId: number | null, subId: number | null = null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(placeShown({ cateId, subId }));
    return () => {
      dispatch(placeShown({ cateId: null, subId: null }));
    };
  }, [dispatch, cateId, subId]);
}
