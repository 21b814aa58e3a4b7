import path from 'node:path';
import { Router } from 'express';
import { findOwnFile, ownFileFolders } from '../../../corpus/checks/own-files.ts';
import { type OwnFile, ownFileUrl, typeOfFile } from '../../../records/product-file/record.ts';
import type { Settings } from '../../settings/settings.ts';
import { sendShortNotFound } from '../pages/short-not-found.ts';
import { HOUR_S } from './lifetimes.ts';

/**
 * Serves the files that files.yaml names. Their recorded hash is the validator, equal on every machine, so that an
 * interrupted download can be resumed from any of them.
 */
export function ownFiles(
  files: readonly OwnFile[],
  { CONTENT_DIR: contentDir, FILES_DIR: filesDir }: Pick<Settings, 'CONTENT_DIR' | 'FILES_DIR'>,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const folders = ownFileFolders({ contentDir, filesDir });
  const byUrl = new Map(files.map((file) => [ownFileUrl(file.file), file]));
  router.get('/files/{*path}', async (req, res) => {
    res.locals.route = 'static';
    const file = byUrl.get(req.path);
    const found = file && (await findOwnFile(folders, file.file));
    if (!found) return sendShortNotFound(res, 'static', path.basename(req.path));
    res.attachment(path.basename(file.file)).set({
      'Content-Type': typeOfFile(file.file) ?? 'application/octet-stream',
      ETag: `"${file.sha256}"`,
      'Cache-Control': `public, max-age=${HOUR_S}`,
    });
    // A browser shows a PDF itself.
    if (file.file.endsWith('.pdf'))
      res.set('Content-Disposition', `inline; filename="${path.basename(file.file)}"`);
    res.sendFile(found, { cacheControl: false, lastModified: false, dotfiles: 'allow' });
  });
  return router;
}
