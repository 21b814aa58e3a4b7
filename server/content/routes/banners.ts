import type { Router } from 'express';
import { bannerCalls } from '../../../shared/api/banner.ts';
import type { Catalogue } from '../catalogue.ts';
import { serve } from '../serve.ts';

export function bannerRoutes({ banners, pictures, textOf }: Catalogue): Router {
  return serve(bannerCalls, {
    list: ({ type }) =>
      banners
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
        }),
  });
}
