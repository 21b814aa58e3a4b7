import path from 'node:path';
import { ROOT } from './folders.ts';

/** A small frozen content folder: tests of mechanics use its records, independent of edits in `content/`. */
export const FIXTURE_CONTENT = path.join(ROOT, 'test/fixtures/content');

/** Its pictures and documents, generated before the tests of a project run. */
export const FIXTURE_MEDIA = path.join(ROOT, 'dist/test-media');

/** Settings of a site that shows the fixture, the default of test sites. */
export const FIXTURE_SETTINGS = { CONTENT_DIR: FIXTURE_CONTENT, MEDIA_DIR: FIXTURE_MEDIA };

/** Content folder of the editors. Only tests of the content itself read it; docs/testing.md lists them. */
export const REAL_CONTENT = path.join(ROOT, 'content');

/** Settings of a site that shows the editors' content. */
export const REAL_SETTINGS = { CONTENT_DIR: REAL_CONTENT, MEDIA_DIR: path.join(ROOT, 'dist/media') };

/**
 * Content of a vendor of another trade, without generated drawings: no part of the demonstration may appear
 * on its site.
 */
export const OTHER_CONTENT_DIR = path.join(ROOT, 'test/fixtures/other-vendor');

/**
 * Settings of that vendor's site. The media build makes its photographs before the tests of a project run.
 */
export const OTHER_SETTINGS = {
  CONTENT_DIR: OTHER_CONTENT_DIR,
  MEDIA_DIR: path.join(ROOT, 'dist/other-vendor-media'),
};
