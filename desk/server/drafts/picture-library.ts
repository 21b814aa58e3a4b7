import { valueAt } from '../../../corpus/problems/place.ts';
import { editRecordText, readRecordText } from '../../editing/record-text.ts';
import type { DeskChoices, DeskPicture } from '../../shared/api.ts';
import type { DeskDrafts, DeskFocus, DeskLibraryPicture, DeskReplaced } from '../../shared/pictures.ts';
import { notFound } from '../problems.ts';
import type { Person } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { PICTURE } from './choices.ts';
import type { RecordSearch } from './record-search.ts';

type Use = DeskLibraryPicture['uses'][number] & {
  picture: string;
  alt: string;
  isPhoto: boolean;
  focus: unknown;
};

/** Pictures of the content folder with their uses, those in drafts included. */
export class PictureLibrary {
  readonly #repository: ContentRepository;
  readonly #search: RecordSearch;

  constructor(repository: ContentRepository, search: RecordSearch) {
    this.#repository = repository;
    this.#search = search;
  }

  async list(): Promise<DeskLibraryPicture[]> {
    const [files, uses] = await Promise.all([this.#repository.files(), this.#uses()]);
    const usesOf = Map.groupBy(uses, ({ picture }) => picture);
    const pictures = new Set([...files.filter((file) => PICTURE.test(file)), ...usesOf.keys()]);
    return [...pictures].map((file) => {
      const found = usesOf.get(file) ?? [];
      return {
        file,
        alts: [...new Set(found.map(({ alt }) => alt).filter((alt) => alt !== ''))],
        uses: found.map(({ picture: _, alt: _alt, isPhoto: _isPhoto, focus: _focus, ...use }) => use),
        focus: found.find((use) => use.focus !== undefined)?.focus,
        canReplace: found.length > 0 && found.every(({ isPhoto }) => isPhoto),
      };
    });
  }

  /** Choices of pictures with their text alternatives and records, by which they are found. */
  async named({ choices, isOpen }: DeskChoices): Promise<DeskChoices> {
    const known = new Map((await this.list()).map((picture) => [picture.file, picture]));
    const noteOf = (file = '') => {
      const { alts = [], uses = [] } = known.get(file) ?? {};
      return [...alts, ...new Set(uses.map(({ title }) => title))].join('、');
    };
    return {
      isOpen,
      choices: choices.map((one) => ({ ...one, note: noteOf(one.picture) || (one.note ?? '') })),
    };
  }

  /** Names another picture in the drafts of all records that use one: its file has a name of its own for caches. */
  async replace(
    old: string,
    { picture, bytes }: { picture: DeskPicture; bytes: Uint8Array },
    author: Person,
  ): Promise<DeskReplaced> {
    const { file: path, alt, decorative } = picture;
    const words = decorative ? { decorative } : { alt };
    const change = ({ alt: _alt, decorative: _decorative, focus: _focus, ...rest }: Photo) => ({
      ...rest,
      file: path,
      ...words,
    });
    return { ...(await this.#draft(old, change, author, [{ path, bytes }])), picture };
  }

  /** Sets the focus of a photograph, or removes it, in the drafts of all records that use it. */
  setFocus({ picture, focus }: DeskFocus, author: Person): Promise<DeskDrafts> {
    const change = ({ focus: _focus, ...rest }: Photo) => ({ ...rest, ...(focus && { focus }) });
    return this.#draft(picture, change, author);
  }

  /** Drafts all records that use a photograph, with a change of it. */
  async #draft(
    picture: string,
    change: (photo: Photo) => Photo,
    author: Person,
    others: { path: string; bytes: Uint8Array }[] = [],
  ): Promise<DeskDrafts> {
    const uses = (await this.#uses()).filter((use) => use.picture === picture && use.isPhoto);
    const files = [...new Set(uses.map(({ file }) => file))];
    if (files.length === 0) throw notFound();
    for (const file of files) {
      const current = await this.#repository.current(file);
      const read = current && readRecordText(file, current.text);
      if (!current || !read || 'problem' in read) throw notFound();
      const data = withPhoto(read.data, picture, change);
      await this.#repository.saveDraft({
        file,
        text: editRecordText(file, current.text, { ...read, data }),
        expected: current.revision,
        author,
        others,
      });
    }
    return { files };
  }

  async #uses(): Promise<Use[]> {
    return (await this.#search.sources()).flatMap(({ listed, kind, texts }) => {
      const altOf = (at: readonly (string | number)[]) =>
        texts.find((text) => String(text.at) === String([...at.slice(0, -1), 'alt']))?.text ?? '';
      return texts.flatMap(({ at, text, item, focus }) =>
        [...new Set(text.match(NAMED) ?? [])].map((name) => ({
          picture: name.replace(/^\//, ''),
          file: listed.file,
          title: item || listed.title,
          kind,
          hasPage: listed.path !== undefined,
          at,
          focus,
          alt: name === text ? altOf(at) : '',
          isPhoto: name === text && at.at(-1) === 'file' && !name.startsWith('/'),
        })),
      );
    });
  }
}

/** Pictures that a text names: as its whole, or in Markdown. */
const NAMED = /(?<![\w./-])\/?(?:images|photos)\/[\w./-]+\.(?:jpe?g|png|webp|avif|svg)\b/g;

type Photo = Record<string, unknown>;

/** Copies data with a photograph changed wherever it is named. */
function withPhoto(value: unknown, file: string, change: (photo: Photo) => Photo): unknown {
  if (Array.isArray(value)) return value.map((item) => withPhoto(item, file, change));
  if (typeof value !== 'object' || value === null) return value;
  if (valueAt(value, ['file']) === file) return change(value as Photo);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPhoto(inner, file, change)]),
  );
}
