/** Pictures of products in use, at the head of a page. Content selects the products, `media/scenes` draws them. */

export const SCENE_KINDS = [
  'rack',
  'rack-close',
  'ceiling',
  'cabinet',
  'classroom',
  'ward',
  'shop',
  'warehouse',
  'guest-room',
  'tatami-room',
  'living-room',
  'roadside',
  'pole',
  'bench',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** In pixels, as drawn. */
const SCENE_SIZE = { width: 1280, height: 800 } as const;
/** Widths of the generated files: for a phone, and for a large window or a dense screen. */
export const SCENE_WIDTHS = [800, 1600] as const;
const PLAIN_WIDTH = SCENE_WIDTHS[0];

/** @param scene its path without width and format, `/media/scenes/solutions/office` */
export function sceneFile(scene: string, width: number): string {
  return `${scene}-${width}.webp`;
}

/** The scene of a page of text. */
export function pageScene(path: string): string {
  return `/media/scenes/pages/${path.slice(1).replaceAll('/', '-')}`;
}

/** The scene in the place of a photograph that is still to be taken. */
export function slotScene(name: string): string {
  return `/media/scenes/slots/${name}`;
}

/** A scene as the picture of a page's head: in one format, so that the document can preload it. */
export function sceneArt(scene: string) {
  const srcSet = SCENE_WIDTHS.map((width) => `${sceneFile(scene, width)} ${width}w`).join(', ');
  return {
    src: sceneFile(scene, PLAIN_WIDTH),
    ...SCENE_SIZE,
    srcSet,
  };
}
