import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type {
  Block as BlockContent,
  LinkCard,
  PicturedPoint,
  Point,
} from '../../../shared/pages/block-schema.ts';
import type { MadePhoto } from '../../../shared/pages/photo-record.ts';
import { sceneArt, slotScene } from '../../../shared/scenes.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { ContactCard } from '../../components/card/contact-card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { LateScreen } from '../../components/screen/late-screen.ts';
import { Phrases } from '../../components/text/phrases.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { TextTable } from '../../components/text/text-table.tsx';
import { CoverCards } from './cover-cards.tsx';
import { FigureRows } from './figure-rows.tsx';
import { Timeline } from './timeline.tsx';

/** Block of a section, by its kind. */
export function Block({ block }: { block: BlockContent }) {
  switch (block.kind) {
    case 'paragraphs':
      return (
        <div className="max-w-text space-y-5">
          {block.texts.map((text) => (
            <p key={text}>
              <RichText text={text} />
            </p>
          ))}
        </div>
      );
    case 'list':
      return (
        <ul className="max-w-text space-y-3">
          {block.items.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 text-aqua" />
              <span>
                <RichText text={item} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return <Steps items={block.items} />;
    case 'points':
      return <Points items={block.items} />;
    case 'facts':
      return <FactRows rows={block.rows} />;
    case 'figures':
      return <FigureRows rows={block.rows} />;
    case 'timeline':
      return <Timeline {...block} />;
    case 'table':
      return (
        <TextTable
          {...block}
          name={(text) => <RichText text={text} />}
          value={(text) => <RichText text={text} />}
        />
      );
    case 'cards':
      return <Cards items={block.items} />;
    case 'links':
      return <Links items={block.items} />;
    case 'covers':
      return <CoverCards items={block.items} />;
    case 'questions':
      return <Questions items={block.items} />;
    case 'notice':
      return (
        <p className="flex max-w-text gap-3 rounded-lg border border-notice-line bg-notice-pale p-4 text-notice md:p-5">
          <Icon name="info" className="mt-1 size-5" />
          <span>
            <RichText text={block.text} />
          </span>
        </p>
      );
    case 'screen':
      return (
        <Suspense>
          <LateScreen screen={block} />
        </Suspense>
      );
    case 'picture':
      return <ReadyPicture {...block} />;
    case 'photo':
      return block.photo.made ? (
        <Figure caption={block.caption}>
          <Shown made={block.photo.made} sizes={PICTURE_SIZES} className={PICTURE} />
        </Figure>
      ) : null;
    case 'photo-slot':
      return <PhotoSlot {...block} />;
    case 'contact':
      return <ContactCard contact={block.contact} />;
  }
}

const PICTURE_SIZES = '(max-width: 750px) 100vw, 720px';
const PICTURE = 'h-auto w-full rounded-lg border border-line';

interface FigureProps {
  caption: string | undefined;
  children: ReactNode;
}

function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="max-w-text">
      {children}
      {caption ? (
        <figcaption className="mt-3 text-sm text-ink-soft">
          <RichText text={caption} />
        </figcaption>
      ) : null}
    </figure>
  );
}

function ReadyPicture({ src, alt, size, caption }: Extract<BlockContent, { kind: 'picture' }>) {
  const [width, height] = size;
  return (
    <Figure caption={caption}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={PICTURE}
      />
    </Figure>
  );
}

/** A drawn scene in the place of a photograph, which says so. */
function PhotoSlot({ name, alt, caption }: Extract<BlockContent, { kind: 'photo-slot' }>) {
  return (
    <Figure caption={`写真の例:${caption}`}>
      <Picture
        {...sceneArt(slotScene(name))}
        alt={alt}
        sizes={PICTURE_SIZES}
        loading="lazy"
        className={PICTURE}
      />
    </Figure>
  );
}

type ShownProps = Omit<ComponentProps<typeof Picture>, 'src' | 'alt'> & { made: MadePhoto };

function Shown({ made: { imgUrl, ...shape }, ...rest }: ShownProps) {
  return <Picture {...shape} {...rest} src={imgUrl} loading="lazy" />;
}

function Steps({ items }: { items: Point[] }) {
  return (
    <ol className="max-w-4xl">
      {items.map(({ title, text }, index) => (
        <li key={title} className="group relative flex gap-5 pb-8 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-10 bottom-0 left-5 w-px bg-aqua-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="relative flex size-10 shrink-0 items-center justify-center rounded-full border border-aqua-line bg-white font-bold text-aqua tabular-nums"
          >
            {index + 1}
          </span>
          <div className="pt-1.5">
            <h3 className="text-lg leading-normal">
              <Phrases>{title}</Phrases>
            </h3>
            <p className="mt-1 text-ink-soft">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Points({ items }: { items: PicturedPoint[] }) {
  const arePictured = items.some(({ photo }) => photo?.made);
  return (
    <ul className={classNames('grid gap-x-10 gap-y-8 md:grid-cols-2', arePictured && 'lg:grid-cols-3')}>
      {items.map(({ title, text, photo }) => (
        <li key={title} className="border-t-2 border-aqua-bright pt-5">
          {photo?.made ? (
            <Shown
              made={photo.made}
              sizes="(max-width: 750px) 100vw, 400px"
              range={[400, 800]}
              className="mb-5 aspect-4/3 w-full rounded-lg bg-surface object-cover"
            />
          ) : null}
          <h3 className="text-lg">
            <Phrases>{title}</Phrases>
          </h3>
          <p className="mt-2 text-ink-soft">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function FactRows({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="border-t border-line">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="border-b border-line py-4 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-6"
        >
          <dt className="font-bold">{name}</dt>
          <dd className="mt-1 text-ink-soft md:mt-0">
            <RichText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Cards({ items }: { items: LinkCard[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
      {items.map(({ to, title, text, icon = 'arrow' }) => (
        <li key={to} className="group link-card flex flex-col gap-4 p-5 xs:flex-row md:p-6">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-aqua-pale text-aqua-deep">
            <Icon name={icon} />
          </span>
          <div className="min-w-0">
            <LinkText {...{ to, title, text }} className="text-base" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Links({ items }: { items: Omit<LinkCard, 'icon'>[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {items.map(({ to, title, text }) => (
        <li key={to} className="group link-card p-5 md:p-6">
          <LinkText {...{ to, title, text }} className="text-lg" />
        </li>
      ))}
    </ul>
  );
}

function LinkText({ to, title, text, className }: Omit<LinkCard, 'icon'> & { className: string }) {
  return (
    <>
      <h3 className={className}>
        <Link to={to} className="spread-link">
          <Phrases>{title}</Phrases>
        </Link>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        <Terms>{text}</Terms>
      </p>
    </>
  );
}

function Questions({ items }: { items: { question: string; answer: string }[] }) {
  return (
    <Accordion>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} title={<Phrases>{question}</Phrases>}>
          <p className="pr-9 pb-5 text-ink-soft">
            <RichText text={answer} />
          </p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
