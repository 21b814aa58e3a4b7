import { Router } from 'express';
import type { Banner } from '../../../shared/api/banner.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint } from '../envelope.ts';
import { renderMarkdown } from '../markdown.ts';
import { readParam } from '../parse-request.ts';

export function bannerRoutes({ banners }: Catalogue): Router {
  const router = Router();
  router.get(
    '/banner/list/:type',
    endpoint((req): Banner[] => {
      const type = readParam('type', req);
      return banners
        .filter((banner) => banner.type === type)
        .map(({ type: _type, productId: _productId, details, ...banner }) => ({
          ...banner,
          ...(details && { details: renderMarkdown(details) }),
        }));
    }),
  );
  return router;
}
