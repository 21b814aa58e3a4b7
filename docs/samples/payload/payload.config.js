// Collections of a site of products and news. A Payload of your own has more: back-end.js reads these fields alone.
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';

const text = (name) => ({ name, type: 'text', required: true });
const day = (name) => ({ name, type: 'date', required: true });
const rows = (name, ...fields) => ({ name, type: 'array', fields });
const relation = (relationTo) => ({ name: relationTo, type: 'relationship', relationTo, required: true });
/** Part of an address: lower-case letters, digits and hyphens. */
const urlName = {
  ...text('urlName'),
  unique: true,
  validate: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) || '英小文字と数字を - でつなぎます',
};

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? 'a trial on this machine',
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URL ?? 'file:./payload.db' } }),
  telemetry: false,
  collections: [
    { slug: 'categories', fields: [urlName, text('name'), text('englishName'), text('lead')] },
    { slug: 'series', fields: [urlName, text('name'), text('lead'), relation('categories')] },
    {
      slug: 'products',
      fields: [
        ...[urlName, text('model'), text('name'), text('remarks'), text('lead'), day('releasedOn')],
        relation('series'),
        rows('features', text('title'), text('text')),
        rows('specification', text('name'), text('value')),
      ],
    },
    { slug: 'news', fields: [urlName, text('title'), text('summary'), text('body'), day('publishedOn')] },
  ],
});
