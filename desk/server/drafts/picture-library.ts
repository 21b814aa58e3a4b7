import path from 'node:path';
import { valueAt } from '../../../corpus/problems/place.ts';
import { editRecordText } from '../../editing/record-text.ts';
import type { DeskChoices, DeskPicture } from '../../shared/api.ts';
import type { DeskDrafts, DeskFocus, DeskLibraryPicture, DeskReplaced } from '../../shared/pictures.ts';
import { notFound } from '../problems.ts';
import type { Person } from '../repository/drafts.ts';
import type { FileChange } from '../repository/trees.ts';
import type { PictureList } from './choices.ts';
import type { DeskRecords } from './desk-parts.ts';
import type { RecordIndex } from './record-index.ts';

const PICTURE = /^(?:images|photos)\/.*\.(?:jpe?g|png|webp|avif|svg)$/;

/** Pictures of the content folder with their uses, those in drafts included. */
export async function listPictures({ repository, index }: DeskRecords): Promise<DeskLibraryPicture[]> {
  const [files, uses] = await Promise.all([repository.files(), usesIn(index)]);
  const usesOf = Map.groupBy(uses, ({ picture }) => picture);
  const pictures = new Set([...files.filter((file) => PICTURE.test(file)), ...usesOf.keys()]);
  return [...pictures].map((file) => {
    const found = usesOf.get(file) ?? [];
    const alts = found.flatMap(({ alt }) => (typeof alt === 'string' && alt !== '' ? alt : []));
    return {
      file,
      alts: [...new Set(alts)],
      uses: found.map(({ use }) => use),
      focus: found.find(({ focus }) => focus !== undefined)?.focus,
      canReplace: found.length > 0 && found.every(({ isPhoto }) => isPhoto),
    };
  });
}

/** Choices of pictures with their text alternatives and records, by which they are found. */
export async function pictureChoices(desk: DeskRecords, list: PictureList): Promise<DeskChoices> {
  const files = new Set(await desk.repository.files());
  const isChosen = (file: string) =>
    files.has(file) && (list === 'pictures' ? file.startsWith('images/') : !file.endsWith('.svg'));
  const pictures = await listPictures(desk);
  const choices = pictures
    .filter(({ file }) => isChosen(file))
    .map(({ file, alts, uses }) => ({
      value: list === 'pictures' ? `/${file}` : file,
      name: path.basename(file),
      note: [...alts, ...new Set(uses.map(({ title }) => title))].join('、') || path.dirname(file),
      picture: file,
    }));
  return { choices, isOpen: true };
}

/** Names another picture in the drafts of all records that use one: its file has a name of its own for caches. */
export async function replacePicture(
  desk: DeskRecords,
  old: string,
  { picture, bytes }: { picture: DeskPicture; bytes: Uint8Array },
  author: Person,
): Promise<DeskReplaced> {
  const { file, alt, decorative } = picture;
  const words = decorative ? { alt: undefined, decorative } : { alt, decorative: undefined };
  const changes = { file, ...words, focus: undefined };
  return { ...(await draftPhoto(desk, old, changes, author, [{ path: file, bytes }])), picture };
}

/** Sets the focus of a photograph, or removes it, in the drafts of all records that use it. */
export function setFocus(
  desk: DeskRecords,
  { picture, focus }: DeskFocus,
  author: Person,
): Promise<DeskDrafts> {
  return draftPhoto(desk, picture, { focus: focus ?? undefined }, author);
}

/** Drafts all records that use a photograph, with fields of it changed; undefined removes one. */
async function draftPhoto(
  { repository, index }: DeskRecords,
  picture: string,
  changes: object,
  author: Person,
  others: FileChange[] = [],
): Promise<DeskDrafts> {
  const uses = (await usesIn(index)).filter((use) => use.picture === picture && use.isPhoto);
  const sources = new Set(uses.map(({ source }) => source));
  if (sources.size === 0) throw notFound();
  for (const { file, text: before, revision, read } of sources) {
    if (revision === null || 'problem' in read) throw notFound();
    const text = editRecordText(file, before, { ...read, data: withPhoto(read.data, picture, changes) });
    await repository.saveDraft({ file, text, expected: revision, author, others });
  }
  return { files: [...sources].map(({ file }) => file) };
}

/** Pictures that a text names: as its whole, or in Markdown. */
const NAMED = /(?<![\w./-])\/?(?:images|photos)\/[\w./-]+\.(?:jpe?g|png|webp|avif|svg)\b/g;

async function usesIn(index: RecordIndex) {
  return (await index.sources()).flatMap((source) => {
    const { file, read, texts } = source;
    const { title, path } = index.listed(source);
    const shown = { file, kind: index.kindOf(file)?.title ?? '', hasPage: path !== undefined };
    return texts.flatMap(({ at, text, item }) => {
      const photo = valueAt(read, ['data', ...at.slice(0, -1)]);
      const isFile = at.at(-1) === 'file';
      return [...new Set(text.match(NAMED) ?? [])].map((name) => ({
        picture: name.replace(/^\//, ''),
        source,
        use: { ...shown, title: item || title, at },
        alt: name === text ? valueAt(photo, ['alt']) : undefined,
        focus: isFile ? valueAt(photo, ['focus']) : undefined,
        // Other fields hold paths of the site, and no uploaded picture.
        isPhoto: isFile && name === text && !name.startsWith('/'),
      }));
    });
  });
}

/** Copies data with a photograph changed wherever it is named; JSON leaves fields out that are undefined. */
function withPhoto(data: unknown, file: string, changes: object): unknown {
  const changed = (_key: string, value: unknown) =>
    valueAt(value, ['file']) === file ? { ...(value as object), ...changes } : value;
  return JSON.parse(JSON.stringify(data, changed));
}
