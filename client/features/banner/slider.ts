import Slick from 'react-slick';

/** The package is CommonJS: depending on who bundles it, its default export is the class or an object around it. */
export const Slider: typeof Slick = (Slick as unknown as { default?: typeof Slick }).default ?? Slick;
export type Slider = Slick;
