import type { IconName } from '../../shared/icon-names.ts';

export type { IconName } from '../../shared/icon-names.ts';

/** Icons of this site: 24 px grid, 1.75 px round strokes. */
const PATHS: Readonly<Record<IconName, string>> = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  book: 'M5 5.5C7 4.5 9.5 4.5 12 6c2.500-1.500 5-1.500 7-.5V18c-2-1-4.500-1-7 .5-2.500-1.500-5-1.500-7-.5zM12 6v12.500',
  phone:
    'M7 4h3l1.500 4-2 1.500a11 11 0 0 0 5 5l1.500-2 4 1.500v3a2 2 0 0 1-2 2A15 15 0 0 1 5 6a2 2 0 0 1 2-2Z',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  external: 'M13 5h6v6m0-6-9 9M17 14v5H5V7h5',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9.500v.01',
  warning: 'M12 4 2.800 20h18.400zm0 6v4.500m0 3v.01',
  play: 'M8 5.500v13l11-6.500z',
  pause: 'M8 5v14M16 5v14',
  video: 'M4 6.500h11v11H4zm11 4 5-3v9l-5-3',
  post: 'M5 5h14v11H10l-5 4z',
  thumb:
    'M8 10.500 11.500 3.500c1.400 0 2.300 1 2.100 2.400L13 9.500h5a2 2 0 0 1 2 2.400l-1.200 6a2 2 0 0 1-2 1.600H8zM8 10.500H4.500v9H8',
  list: 'M6 4h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm3-1.500h6v3H9zM8.500 10.500l1 1 2-2m2 1.500h2.500m-7.500 5 1 1 2-2m2 1.500h2.500',
  network:
    'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM5 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm14 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 8v4m0 0-5.500 4.300M12 12l5.500 4.300',
};

/** Decorative icon; the text next to it carries the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={PATHS[name]} />
    </svg>
  );
}
