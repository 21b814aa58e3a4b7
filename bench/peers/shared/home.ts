/** Contents of the home page, as in `home.json`: the only input of every framework. */
export interface Home {
  title: string;
  description: string;
  topLinks: MenuLink[];
  logo: { src: string; alt: string };
  mainLinks: MenuLink[];
  /** To the list of products that a visitor considers. */
  productList: Link;
  banner: { image: string; smallImage: string; heading: string; lead: Piece[]; link: Link };
  statement: { heading: Piece[]; lead: Piece[]; buttons: Link[] };
  figures: { href: string; label: string; about: string; value: string; unit: string; note: string }[];
  desk: { label: string; phone: Link; hours: string };
  categories: Section & { items: Category[] };
  products: Section & { items: Product[] };
  solutions: Section & { items: Cover[] };
  cases: Section & { items: Cover[] };
  support: Section & { items: { icon: string; title: Piece[]; text: Piece[]; link: Link }[] };
  news: Section & { items: { date: string; shown: string; tag: string; href: string; title: Piece[] }[] };
  webinar: Webinar;
  closing: { title: Piece[]; text: string; phone: Link; hours: string; buttons: Link[] };
  footer: Footer;
  sideLinks: Link[];
}

/** A part of a text: as it is, a place where a line may end, kept on one line, or a block within a line. */
export interface Piece {
  as: 'text' | 'break' | 'nowrap' | 'block';
  text: string;
}

export interface Link {
  href: string;
  text: string;
}

/** Accessible name that describes its target in more words than are visible. */
export interface NamedLink {
  href: string;
  label: string;
}

export interface MenuLink extends Link {
  opensMenu: boolean;
}

export interface Section {
  id: string;
  heading: Piece[];
  more?: Link;
  lead?: string;
}

export interface Category {
  href: string;
  name: string;
  image: string;
  children: string;
  wide: boolean;
}

export interface Product {
  href: string;
  image: string;
  labels: { text: string; accent: boolean }[];
  model: Piece[];
  name: Piece[];
  summary: Piece[];
  compare: NamedLink;
  addToList: NamedLink;
}

/** A drawing, which has one file, or a photograph, which has files in several formats and widths. */
export interface Picture {
  image: string;
  sizes?: string;
  files?: string;
  formats?: { type: string; files: string }[];
}

/** A card with a picture; a case has a tag and a customer, a solution has a text. */
export interface Cover {
  href: string;
  picture: Picture;
  title: Piece[];
  tag?: string;
  text?: Piece[];
  customer?: string;
}

export interface Webinar {
  picture: Picture;
  label: string;
  title: Piece[];
  meta: string;
  text: string;
  button: Link;
  more: Link;
}

export interface Footer {
  groups: { link: Link; links: Link[] }[];
  company: string;
  address: string;
  phoneLabel: string;
  phone: Link;
  hours: string;
  origin: string;
  socials: { href: string; label: string; icon: string }[];
  copyright: string;
  policies: Link[];
}
