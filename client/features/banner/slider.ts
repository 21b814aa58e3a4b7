import Slick from 'react-slick';

/**
 * The package is CommonJS: depending on the bundler, its default export is the class or an object that
 * contains it.
 */
export const Slider: typeof Slick = (Slick as unknown as { default?: typeof Slick }).default ?? Slick;
export type Slider = Slick;
