/** Code that is loaded on demand by late-screen.ts. */
export { findScreens } from '../../lib/loading/find-screens.ts';
export { ScreenView } from './screen-view.tsx';
