import { type Token, tokensOf } from './tokens.ts';

/** Colours of the theme. Their contrast is checked when the theme is read. */
export function Colours({ styleSheet }: { styleSheet: string }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 lg:grid-cols-4">
      {tokensOf(styleSheet, 'color').map(({ name, value }) => (
        <li key={name} className="rounded-lg border border-line">
          <span className="block h-16 rounded-t-lg" style={{ background: value }} />
          <p className="p-3 text-sm">
            <strong>{name}</strong> {value}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function TypeScale({ styleSheet }: { styleSheet: string }) {
  return (
    <ul className="space-y-4">
      {tokensOf(styleSheet, 'text').map(({ name, value }) => (
        <li key={name} style={{ fontSize: value }}>
          {name} {value} 静かな水面のネットワーク
        </li>
      ))}
    </ul>
  );
}

/** Values of radius, motion and breakpoints, as in the style sheet. */
export function Values({ styleSheet }: { styleSheet: string }) {
  const rows: Token[] = ['radius', 'breakpoint', 'container', 'ease', 'default-transition'].flatMap(
    (family) => tokensOf(styleSheet, family).map(({ name, value }) => ({ name: `${family}-${name}`, value })),
  );
  return (
    <dl className="grid gap-x-8 md:grid-cols-2">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="font-bold">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
