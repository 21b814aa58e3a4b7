import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { bannerCalls } from './wire.ts';

export const banners: ServedKind = {
  routes: ({ catalogue: { banners: records, pictures, textOf } }) =>
    serve(bannerCalls, {
      list: ({ type }) =>
        records
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
    }),
};
