/** What is fetched together, and late: see late-screen.ts. */
export { findScreens } from '../../lib/find-screens.ts';
export { ScreenView } from './screen-view.tsx';
