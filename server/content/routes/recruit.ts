import { Router } from 'express';
import type { CareerCard, CareerDetail } from '../../../shared/api/career.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { readParam, readQuery } from '../parse-request.ts';

export function recruitRoutes({ careers, textOf }: Catalogue): Router {
  const router = Router();
  router.get(
    '/recruit/pageList',
    endpoint((req) =>
      paginate<CareerCard>(
        careers.map(({ body: _body, slug, ...career }) => ({ ...career, urlName: slug })),
        readQuery('/recruit/pageList', req),
      ),
    ),
  );
  router.get(
    '/recruit/info/:id',
    endpoint((req): CareerDetail => {
      const id = readParam('id', req);
      const career = careers.find((item) => item.id === id);
      if (!career) throw notFound('この募集');
      const { body, slug, ...rest } = career;
      return { ...rest, urlName: slug, content: textOf(body).html };
    }),
  );
  return router;
}
