import { Router } from 'express';
import type { Banner } from '../../../shared/api/banner.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint } from '../envelope.ts';
import { readParam } from '../parse-request.ts';

export function bannerRoutes({ banners, pictures, textOf }: Catalogue): Router {
  const router = Router();
  router.get(
    '/banner/list/:type',
    endpoint((req): Banner[] => {
      const type = readParam('type', req);
      return banners
        .filter((banner) => banner.type === type)
        .map(({ type: _type, productId: _productId, details, photos, appPhotos, ...banner }) => {
          const wide = pictures.photograph(photos);
          const narrow = pictures.photograph(appPhotos);
          return {
            ...banner,
            ...wide,
            ...(narrow.imgUrl && { appImgUrl: narrow.imgUrl, appPhoto: narrow.photo }),
            ...(details && { details: textOf(details).html }),
          };
        });
    }),
  );
  return router;
}
