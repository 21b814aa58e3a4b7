import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { SAMPLES } from '../features/design-system/samples.tsx';
import { Colours, TypeScale, Values } from '../features/design-system/token-sheets.tsx';
import styleSheet from '../styles/app.css?raw';

/** Shows tokens and components with their states; only in development. */
export function Component() {
  return (
    <>
      <Head title="デザインシステム" description="部品と値の一覧(開発用)" noindex />
      <PageHeader title="デザインシステム" lead="部品と値の一覧です。開発中だけ表示します。" />
      <Section id="colours" title="色">
        <Colours styleSheet={styleSheet} />
      </Section>
      <Section id="type" title="文字の大きさ" tone="surface">
        <TypeScale styleSheet={styleSheet} />
      </Section>
      <Section id="values" title="角、動き、幅">
        <Values styleSheet={styleSheet} />
      </Section>
      {Object.entries(SAMPLES).map(([name, Sample], index) => (
        <Section key={name} id={`sample-${index}`} title={name} tone={index % 2 === 0 ? 'surface' : 'plain'}>
          <Sample />
        </Section>
      ))}
    </>
  );
}
