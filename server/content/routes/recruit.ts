import type { Router } from 'express';
import { careerCalls } from '../../../shared/api/career.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { serve } from '../serve.ts';

export function recruitRoutes({ careers, textOf }: Catalogue): Router {
  return serve(careerCalls, {
    list: (paging) =>
      paginate(
        careers.map(({ body: _body, slug, ...career }) => ({ ...career, urlName: slug })),
        paging,
      ),
    info: ({ id }) => {
      const career = careers.find((item) => item.id === id);
      const { body, slug, ...rest } = orNotFound(career, 'この募集');
      return { ...rest, urlName: slug, content: textOf(body).html };
    },
  });
}
