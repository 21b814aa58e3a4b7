import { orNotFound, paginate } from '../../server/content/envelope.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { careerPath } from '../../shared/paths/params.ts';
import { careerCalls } from './wire.ts';

export const careers: ServedKind = {
  routes: ({ catalogue: { careers: records, textOf } }) =>
    serve(careerCalls, {
      list: (paging) =>
        paginate(
          records.map(({ body: _body, slug, ...career }) => ({ ...career, urlName: slug })),
          paging,
        ),
      info: ({ id }) => {
        const found = records.find((item) => item.id === id);
        const { body, slug, ...career } = orNotFound(found, 'この募集');
        return { ...career, urlName: slug, content: textOf(body).html };
      },
    }),
  pages: ({ careers: records, textOf }, titles) =>
    records.map((record) => ({
      urlName: record.slug,
      url: careerPath(record),
      name: record.title,
      keywords: ['採用', '募集', record.employment],
      lead: record.summary,
      body: [record.department, record.location, textOf(record.body).plain].join('\n'),
      note: titles['/careers'],
      publishedOn: record.postedOn,
      isLast: true,
    })),
};
