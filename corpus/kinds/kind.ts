import type { z } from 'zod';
import type { PageRecord } from '../../shared/pages/page-schema.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import type { CategoryRecord } from '../schema/category.ts';

/** What the address of a record's page follows from, besides the record itself: parts of the corpus. */
export interface Addresses {
  site: Pick<SiteRecord, 'solutionNames'>;
  categories: readonly Pick<CategoryRecord, 'id' | 'urlName'>[];
  /** In the order of the list. */
  solutions: readonly { id: number }[];
  pages: readonly Pick<PageRecord, 'path' | 'document'>[];
}

/** `markdown`: front matter and a text below it. `record`: a YAML file that is one record. `list`: one that lists records. */
export type KindFormat = 'markdown' | 'record' | 'list';

interface Described<Schema extends z.core.$ZodType> {
  /** Stable: `news`, `products/switches`. */
  name: string;
  /** What editors call it. */
  title: string;
  /** What it is and where it is shown, in one sentence. */
  description: string;
  /** Of a file; of `markdown` its front matter, of `list` the whole list. */
  schema: Schema;
  /** The field whose items are records of their own, with ids and times of being shown. */
  items?: string;
  /**
   * The address of the page that shows a record of this kind (of a list, one of its items); undefined where none does.
   */
  pathOf?(record: never, addresses: Addresses): string | undefined;
}

/** Records in files of their own. */
export interface FolderKind<Schema extends z.core.$ZodType = z.core.$ZodType> extends Described<Schema> {
  format: 'markdown' | 'record';
  folder: string;
  /** How a new file is called: `{publishedOn}-{slug}.md`, of fields of the record. Undefined where editors make none. */
  newFile?: string;
}

/** One file: a record, or a list of records. */
export interface FileKind<Schema extends z.core.$ZodType = z.core.$ZodType> extends Described<Schema> {
  format: 'record' | 'list';
  file: string;
}

export type Kind = FolderKind | FileKind;

/** A kind goes by the name of its folder. */
export function inFolder<Schema extends z.core.$ZodType>(
  format: FolderKind['format'],
  folder: string,
  kind: Omit<FolderKind<Schema>, 'name' | 'format' | 'folder'>,
): FolderKind<Schema> {
  return { name: folder, format, folder, ...kind };
}

/** A kind goes by the name of its file. */
export function inFile<Schema extends z.core.$ZodType>(
  format: FileKind['format'],
  name: string,
  kind: Omit<FileKind<Schema>, 'name' | 'format' | 'file'>,
): FileKind<Schema> {
  return { name, format, file: `${name}.yaml`, ...kind };
}

/** Where the file of a new record belongs, below the content folder; undefined where a field that its name needs is missing. */
export function newFileOf(
  { folder, newFile }: FolderKind,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const missing = fieldsOfName(newFile).some((field) => !record[field]);
  if (newFile === undefined || missing) return undefined;
  // The path of a page is one name: `/company/leader` is `company-leader`.
  const nameOf = (field: string) => String(record[field]).replace(/^\//, '').replaceAll('/', '-');
  return `${folder}/${newFile.replace(FIELD, (_, field: string) => nameOf(field))}`;
}

/** Whether the ids of a file's records are one another's with those of a kind: products of all categories share them. */
export function sharesIds({ folder }: FolderKind, file: string): boolean {
  const [top] = folder.split('/');
  return file.startsWith(`${top}/`);
}

/** The fields that a new file is called by: of `{publishedOn}-{slug}.md` these two. */
export function fieldsOfName(newFile: FolderKind['newFile']): string[] {
  return [...(newFile ?? '').matchAll(FIELD)].map(([, field = '']) => field);
}

const FIELD = /\{(\w+)\}/g;
