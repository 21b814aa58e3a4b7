import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentCheck } from '../corpus.ts';
import { namedPhotos } from '../photos.ts';

/** Files with readers other than the content service: path table, word list, web server, media build. */
const OTHERS = new Set([
  'redirects.yaml',
  'words.yaml',
  'theme.yaml',
  'media.yaml',
  'accessibility-check.json',
  'old-addresses.txt',
]);
/** The vendor's own pictures: theme.yaml names those of the first folder, records and pages those of the second. */
const PICTURE_FOLDERS = ['brand/', 'images/'];
/** Files that editors' programs and operating systems leave behind. */
const LEFT_BEHIND = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|README[^/]*)$|~$/;
const PHOTO = /^\.(?:jpe?g|png|webp|avif|tiff?)$/i;
const EXTENSIONS: Record<string, string> = { '.yml': '.yaml', '.markdown': '.md', '.mdown': '.md' };

/** Reports files of the folder without a reader: their content would silently be missing on the site. */
export function checkUnreadFiles(root: string): ContentCheck {
  return (corpus, _fileOf, files) => {
    const named = new Set([
      ...namedPhotos(corpus).map(({ file }) => file),
      ...corpus.ownFiles.map(({ file }) => `files/${file}`),
    ]);
    const folders = new Set([...files].filter((file) => file.includes('/')).map(topFolder));
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((file) => !files.has(file) && !named.has(file) && !isReadByOthers(file))
      .sort()
      .map((file) => ({ file, field: '(ファイル名)', reason: reasonOf(file, folders) }));
  };
}

function isReadByOthers(file: string): boolean {
  return (
    OTHERS.has(file) || PICTURE_FOLDERS.some((folder) => file.startsWith(folder)) || LEFT_BEHIND.test(file)
  );
}

function topFolder(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

function reasonOf(file: string, folders: Set<string>): string {
  if (file.startsWith('files/'))
    return 'どの記録も使っていないファイルです。files.yaml に書くか、ファイルを消してください';
  const extension = path.extname(file);
  if (PHOTO.test(extension))
    return 'どの記録も使っていない写真です。記録の photos に書くか、ファイルを消してください';
  const right = EXTENSIONS[extension.toLowerCase()];
  if (right)
    return `拡張子が ${extension} のファイルは読み込まれません。${path.basename(file, extension)}${right} に変えてください`;
  if (file.includes('/') && !folders.has(topFolder(file)))
    return `${topFolder(file)} というフォルダーは読み込まれません。フォルダーは ${[...folders].sort().join('、')} です`;
  return '読み込まれないファイルです。置き場所と拡張子を確認してください';
}
