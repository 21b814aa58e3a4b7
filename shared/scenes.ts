/** Pictures of products where they work, at the head of a page. What they show is content, what they look like `media/scenes`. */

export const SCENE_KINDS = ['rack', 'ceiling', 'cabinet'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** In pixels, as it is drawn. */
export const SCENE_SIZE = { width: 1280, height: 800 } as const;
/** The widths that it is sent in: a phone's, and that of a large window or a dense screen. */
export const SCENE_WIDTHS = [800, 1600] as const;
const PLAIN_WIDTH = SCENE_WIDTHS[0];

/** @param scene its address without width and format, `/media/scenes/solutions/office` */
export function sceneFile(scene: string, width: number): string {
  return `${scene}-${width}.webp`;
}

/** The scene of a page of text. */
export function pageScene(path: string): string {
  return `/media/scenes/pages/${path.slice(1).replaceAll('/', '-')}`;
}

/** A scene as the picture of a page's head: one format, so that the document can ask for it before anything else. */
export function sceneArt(scene: string) {
  const srcSet = SCENE_WIDTHS.map((width) => `${sceneFile(scene, width)} ${width}w`).join(', ');
  return {
    src: sceneFile(scene, PLAIN_WIDTH),
    ...SCENE_SIZE,
    srcSet,
  };
}
