import { JSDOM } from 'jsdom';
import { attribute, element, elements, link, links, opensMenu, pieces, text } from './read-elements.ts';
import { readSections } from './read-sections.ts';
import type { Footer, Home } from './shared/home.ts';

/** Reads the contents of the home page from its document: data, words and line-break opportunities. */
export function readHome(html: string): Home {
  const { document } = new JSDOM(html).window;
  const banner = element(document, 'section[aria-roledescription]');
  const statement = element(document, 'section[aria-labelledby=statement]');
  const desk = element(statement, 'ul ~ p');
  const closing = element(document, 'section[aria-labelledby=closing]');
  return {
    title: document.title,
    description: attribute(element(document, 'meta[name=description]'), 'content'),
    topLinks: elements(document, 'header .top-links a').map(opensMenu),
    logo: {
      src: attribute(element(document, 'header img'), 'src'),
      alt: attribute(element(document, 'header img'), 'alt'),
    },
    mainLinks: elements(document, 'header nav:not(.top-links *) a').map(opensMenu),
    productList: link(element(document, 'header a.list-badge')),
    banner: {
      image: attribute(element(banner, 'img'), 'src'),
      smallImage: attribute(element(banner, 'source'), 'srcset'),
      heading: text(element(banner, 'p')),
      lead: pieces(element(banner, '.prose p')),
      link: link(element(banner, '.prose a')),
    },
    statement: {
      heading: pieces(element(statement, 'h1 .phrases')),
      lead: pieces(element(statement, 'h1 ~ p')),
      buttons: links(element(statement, 'h1 ~ div')),
    },
    figures: elements(statement, 'ul > li').map((item) => ({
      href: attribute(element(item, 'a'), 'href'),
      label: text(element(item, 'a')),
      about: (element(item, 'span').previousSibling?.textContent ?? '').trim(),
      value: text(element(item, 'span')),
      unit: text(element(item, 'span + span')),
      note: text(element(item, 'p:last-child')),
    })),
    desk: {
      label: text(element(desk, 'span')),
      phone: link(element(desk, 'a')),
      hours: text(element(desk, 'a ~ span')),
    },
    ...readSections(document),
    closing: {
      title: pieces(element(closing, 'h2 .phrases')),
      text: text(element(closing, 'h2 ~ p')),
      phone: link(element(closing, 'p a')),
      hours: text(element(closing, 'p span')),
      buttons: links(element(closing, 'div.relative + div, div > div > div:last-child')),
    },
    footer: readFooter(element(document, 'main ~ footer')),
    sideLinks: links(element(document, 'main ~ nav')),
  };
}

function readFooter(footer: Element): Footer {
  const address = element(footer, 'address');
  const phone = element(address, 'p:last-child');
  return {
    groups: elements(footer, '#site-map > ul > li').map((group) => ({
      link: link(element(group, 'a')),
      links: links(element(group, 'ul')),
    })),
    company: text(element(address, 'p')),
    address: text(element(address, 'p + p')),
    phoneLabel: (phone.firstChild?.textContent ?? '').trim(),
    phone: link(element(phone, 'a')),
    hours: text(element(phone, 'span')),
    origin: text(element(footer, 'address + p')),
    socials: elements(footer, 'a[target=_blank]').map((social) => ({
      href: attribute(social, 'href'),
      label: attribute(social, 'aria-label'),
      icon: attribute(element(social, 'path'), 'd'),
    })),
    copyright: text(element(footer, 'small')),
    policies: links(element(footer, 'small ~ ul')),
  };
}
