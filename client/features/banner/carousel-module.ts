// What the carousel needs beyond the first banner, fetched together when the page has been painted.
import 'slick-carousel/slick/slick.css';

export { BannerCarousel } from './banner-carousel.tsx';
