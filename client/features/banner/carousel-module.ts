// Modules of the carousel, loaded together after the page has been painted.
import 'slick-carousel/slick/slick.css';

export { BannerCarousel } from './banner-carousel.tsx';
