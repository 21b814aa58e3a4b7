import { normalizeText } from '../../corpus/content-text.ts';
import { parseYaml, type YamlProblem } from '../../corpus/yaml.ts';
import { editYaml } from './edit-yaml.ts';

/** Parsed content of a file, without defaults or validation. */
export interface RecordData {
  /** YAML of the file, or the front matter of a Markdown file. */
  data: unknown;
  /** Text of a Markdown file. */
  body?: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/;
const FRONT_MATTER_LINE = 2;

function isMarkdown(file: string): boolean {
  return file.endsWith('.md');
}

/** Parses a file. Invalid YAML is returned as a problem with its line. */
export function readRecordText(file: string, source: string): RecordData | { problem: YamlProblem } {
  const text = normalizeText(source);
  if (!isMarkdown(file)) {
    const parsed = parseYaml(text);
    return 'problem' in parsed ? parsed : { data: parsed.value };
  }
  const [, frontMatter, body] = FRONT_MATTER.exec(text) ?? [];
  if (frontMatter === undefined)
    return { problem: { line: 1, reason: '--- で囲んだ前書きと、その下の本文が必要です' } };
  const parsed = parseYaml(frontMatter, FRONT_MATTER_LINE);
  return 'problem' in parsed ? parsed : { data: parsed.value, body: (body ?? '').trim() };
}

/**
 * Edits a file's text to hold other values. Lines of unchanged values are not touched.
 *
 * @param source text of the file; empty for a new one
 * @throws {YamlEditError} if its YAML cannot be edited by values
 */
export function editRecordText(file: string, source: string, { data, body }: RecordData): string {
  const text = normalizeText(source);
  if (!isMarkdown(file)) return editYaml(text, data);
  const [, frontMatter = '', before] = FRONT_MATTER.exec(text) ?? [];
  const yaml = editYaml(frontMatter, data);
  const next = (body ?? '').replaceAll('\r\n', '\n').trim();
  // A body keeps its surrounding blank lines.
  const kept = before !== undefined && (next === '' || before.trim() !== '') ? before : `\n${next}\n`;
  return `---\n${yaml}---\n${kept.replace(kept.trim(), () => next)}`;
}
