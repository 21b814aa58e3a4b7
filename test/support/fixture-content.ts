import path from 'node:path';
import { ROOT } from './folders.ts';

/** A small frozen content folder: what the tests of mechanics name stands here, whatever editors do to `content/`. */
export const FIXTURE_CONTENT = path.join(ROOT, 'test/fixtures/content');

/** Its pictures and documents, drawn before the tests of a project run. */
export const FIXTURE_MEDIA = path.join(ROOT, 'dist/test-media');

/** Settings of a site that shows the fixture, as test sites do unless they say otherwise. */
export const FIXTURE_SETTINGS = { CONTENT_DIR: FIXTURE_CONTENT, MEDIA_DIR: FIXTURE_MEDIA };

/** What editors own. Only the tests of the content itself read it; docs/testing.md lists them. */
export const REAL_CONTENT = path.join(ROOT, 'content');

/** Settings of a site that shows what editors own. */
export const REAL_SETTINGS = { CONTENT_DIR: REAL_CONTENT, MEDIA_DIR: path.join(ROOT, 'dist/media') };

/** A vendor of another world, without a drawing: nothing of the demonstration may show where it is served. */
export const OTHER_CONTENT_DIR = path.join(ROOT, 'test/fixtures/other-vendor');

/** What the media build makes of it before the tests of a project run: its photographs. */
export const OTHER_SETTINGS = {
  CONTENT_DIR: OTHER_CONTENT_DIR,
  MEDIA_DIR: path.join(ROOT, 'dist/other-vendor-media'),
};
