import { attribute, element, elements, link, namedLink, picture, pieces, text } from './read-elements.ts';
import type { Cover, Home, Section } from './shared/home.ts';

type Sections = Pick<
  Home,
  'categories' | 'products' | 'solutions' | 'cases' | 'support' | 'news' | 'webinar'
>;

export function readSections(document: Document): Sections {
  const section = (id: string) => element(document, `section[aria-labelledby=${id}]`);
  const items = (id: string) => elements(section(id), 'article');
  return {
    categories: {
      ...words(section('categories')),
      items: items('categories').map((card) => ({
        ...cardOf(card),
        name: text(element(card, 'a')),
        children: text(element(card, 'p')),
        wide: card.parentElement?.matches('.md\\:col-span-3') ?? false,
      })),
    },
    products: {
      ...words(section('hot-products')),
      items: items('hot-products').map((card) => ({
        ...cardOf(card),
        labels: elements(card, ':scope ul span').map((tag) => ({
          text: text(tag),
          accent: tag.matches('.tag-accent'),
        })),
        model: pieces(element(card, '[translate=no]')),
        name: pieces(element(card, 'a > b + span')),
        summary: pieces(element(card, 'p')),
        compare: namedLink(element(card, 'a.compare-tick')),
        addToList: namedLink(element(card, 'a.add-item')),
      })),
    },
    solutions: {
      ...words(section('solutions')),
      items: items('solutions').map((card) => ({ ...cover(card), text: pieces(element(card, 'h3 ~ p')) })),
    },
    cases: {
      ...words(section('cases')),
      items: items('cases').map((card) => ({
        ...cover(card),
        tag: text(element(card, 'p span')),
        customer: text(element(card, 'h3 ~ p')),
      })),
    },
    support: {
      ...words(section('support')),
      items: elements(section('support'), 'li').map((item) => ({
        icon: attribute(element(item, 'path'), 'd'),
        title: pieces(element(item, 'h3 .phrases')),
        text: pieces(element(item, 'p')),
        link: link(element(item, 'a')),
      })),
    },
    ...readNews(section('news')),
  };
}

function readNews(section: Element): Pick<Home, 'news' | 'webinar'> {
  const teaser = element(section, 'aside');
  const [button, more] = elements(teaser, 'a').map(link);
  if (!button || !more) throw new Error('the webinar has two links');
  return {
    news: {
      ...words(section),
      items: elements(section, 'li').map((item) => ({
        date: attribute(element(item, 'time'), 'datetime'),
        shown: text(element(item, 'time')),
        tag: text(element(item, 'time + span')),
        href: attribute(element(item, 'a'), 'href'),
        title: pieces(element(item, 'h3 .phrases')),
      })),
    },
    webinar: {
      picture: picture(teaser),
      label: text(element(teaser, 'p')),
      title: pieces(element(teaser, 'h3 .phrases')),
      meta: text(element(teaser, 'h3 ~ p')),
      text: text(element(teaser, 'h3 ~ p + p')),
      button,
      more,
    },
  };
}

function words(section: Element): Section {
  const heading = element(section, 'h2');
  const more = heading.nextElementSibling;
  const lead = section.querySelector('p.max-w-text');
  return {
    id: heading.id,
    heading: pieces(element(heading, '.phrases')),
    ...(more && { more: link(more) }),
    ...(lead && { lead: text(lead) }),
  };
}

function cardOf(card: Element) {
  return { href: attribute(element(card, 'a'), 'href'), image: attribute(element(card, 'img'), 'src') };
}

function cover(card: Element): Cover {
  const href = attribute(element(card, 'a'), 'href');
  return { href, picture: picture(card), title: pieces(element(card, 'h3 .phrases')) };
}
