import type { z } from 'zod';
import type { PageRecord } from '../shared/pages/page-schema.ts';
import type { SiteRecord } from '../shared/site/site-schema.ts';

/** Parts of the corpus from which, in addition to the record, the path of a record's page is derived. */
export interface Addresses {
  site: Pick<SiteRecord, 'solutionNames'>;
  categories: readonly { id: number; urlName: string }[];
  /** In the order of the list. */
  solutions: readonly { id: number }[];
  pages: readonly Pick<PageRecord, 'path' | 'document'>[];
}

interface Described<Schema extends z.core.$ZodType> {
  /** Stable: `news`, `products/switches`. */
  name: string;
  /** Name for editors. */
  title: string;
  /** Meaning and use on the site, in one sentence. */
  description: string;
  /** Of a file; for `markdown` of its front matter, for `list` of the whole list. */
  schema: Schema;
  /** The field whose items are records of their own, with ids and publication periods. */
  items?: string;
  /** Path of the page that shows a record of this kind (for a list, one of its items); undefined without a page. */
  pathOf?(record: never, addresses: Addresses): string | undefined;
}

/** Records in files of their own. */
export interface FolderKind<
  Schema extends z.core.$ZodType = z.core.$ZodType,
  Format extends 'markdown' | 'record' = 'markdown' | 'record',
> extends Described<Schema> {
  format: Format;
  folder: string;
  /** Template of new file names from fields of the record: `{publishedOn}-{slug}.md`. Absent if editors create none. */
  newFile?: string;
}

/** One file: a record, or a list of records. */
export interface FileKind<Schema extends z.core.$ZodType = z.core.$ZodType> extends Described<Schema> {
  format: 'record' | 'list';
  file: string;
}

export type Kind = FolderKind | FileKind;

/** A record of a kind: the fields of its file, with the text below the front matter; of a list, one of its items. */
export type RecordOf<Of extends Kind> =
  Of extends FolderKind<infer Schema, 'markdown'>
    ? z.output<Schema> & { body: string }
    : Of extends FileKind<infer Schema>
      ? z.output<Schema> extends (infer Item)[]
        ? Item
        : z.output<Schema>
      : z.output<Of['schema']>;

/** Defines a kind that is named after its folder. */
export function inFolder<Schema extends z.core.$ZodType, Format extends FolderKind['format']>(
  format: Format,
  folder: string,
  kind: Omit<FolderKind<Schema>, 'name' | 'format' | 'folder'>,
): FolderKind<Schema, Format> {
  return { name: folder, format, folder, ...kind };
}

/** Defines a kind that is named after its file. */
export function inFile<Schema extends z.core.$ZodType>(
  format: FileKind['format'],
  name: string,
  kind: Omit<FileKind<Schema>, 'name' | 'format' | 'file'>,
): FileKind<Schema> {
  return { name, format, file: `${name}.yaml`, ...kind };
}

/** Path of a new record's file, below the content folder; undefined when a field that its name needs is missing. */
export function newFileOf(
  { folder, newFile }: FolderKind,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const missing = fieldsOfName(newFile).some((field) => !record[field]);
  if (newFile === undefined || missing) return undefined;
  // The path of a page becomes one name: `/company/leader` is `company-leader`.
  const nameOf = (field: string) => String(record[field]).replace(/^\//, '').replaceAll('/', '-');
  return `${folder}/${newFile.replace(FIELD, (_, field: string) => nameOf(field))}`;
}

/** Whether the records of a file share ids with those of a kind: products of all categories share one sequence. */
export function sharesIds({ folder }: FolderKind, file: string): boolean {
  const [top] = folder.split('/');
  return file.startsWith(`${top}/`);
}

/** Fields in the name of a new file: of `{publishedOn}-{slug}.md` these two. */
export function fieldsOfName(newFile: FolderKind['newFile']): string[] {
  return [...(newFile ?? '').matchAll(FIELD)].map(([, field = '']) => field);
}

const FIELD = /\{(\w+)\}/g;
