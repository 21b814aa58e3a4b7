import { useEffect } from 'react';
import { categoryShown } from '../../store/selection-slice.ts';
import { useAppDispatch } from '../../store/store.ts';

/** Sets the category and sub-category that the menus highlight while the page is shown. */
export function useCurrentCategory(cateId: number | null, subId: number | null = null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(categoryShown({ cateId, subId }));
    return () => {
      dispatch(categoryShown({ cateId: null, subId: null }));
    };
  }, [dispatch, cateId, subId]);
}
