const TONES = {
  plain: 'tag-plain',
  accent: 'tag-accent',
  notice: 'tag-notice',
};

export type TagTone = keyof typeof TONES;

/** Short label on a card or next to a title. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: string }) {
  return <span className={`tag ${TONES[tone]}`}>{children}</span>;
}
