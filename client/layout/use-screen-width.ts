import { useEffect } from 'react';
import { layoutWidth } from '../lib/browser/layout-width.ts';
import { screenMeasured } from '../store/layout-slice.ts';
import { useAppDispatch } from '../store/store.ts';

/** Synchronizes `screenWidth` with the window. */
export function useScreenWidth(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let frame = 0;
    function measure() {
      frame = 0;
      dispatch(screenMeasured(layoutWidth()));
    }
    function onResize() {
      frame ||= requestAnimationFrame(measure);
    }
    measure();
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', onResize);
    };
  }, [dispatch]);
}
