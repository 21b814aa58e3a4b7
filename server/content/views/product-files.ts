import type {
  GoodsDataSheet,
  GoodsDownloads,
  GoodsFile,
  GoodsSkuModel,
} from '../../../shared/api/goods-files.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductRecord } from '../schema/product.ts';
import { productDetail } from './product.ts';

/** The files of a product that can be fetched: its drawings, made from the record when the site is built. */
export function productFiles(product: ProductRecord, catalogue: Catalogue): GoodsFile[] {
  const { id, urlName, model, updatedOn } = product;
  return productDetail(product, catalogue).images.map(({ imgUrl, alt }) => ({
    goodsId: id,
    urlName,
    modeName: model,
    kind: '図面',
    name: alt,
    format: 'SVG',
    url: imgUrl,
    updatedOn,
  }));
}

export function downloadGroups(files: GoodsFile[]): GoodsDownloads {
  return [...Map.groupBy(files, ({ kind }) => kind)].map(([kind, list]) => ({
    kind,
    total: list.length,
    list,
  }));
}

export function skuModel({ id, urlName, model, skus }: ProductRecord): GoodsSkuModel {
  return { id, urlName, modeName: model, skus };
}

/** The data of the sheet alone: what the page has beside it (pictures, related products) is left out. */
export function dataSheet(product: ProductRecord, catalogue: Catalogue): GoodsDataSheet {
  const { id, urlName, modeName, name, remarks, imgUrl, lead, keyFigures, ...rest } = productDetail(
    product,
    catalogue,
  );
  const { functions, technicalParam, skus, warrantyYears, updatedOn } = rest;
  return {
    id,
    urlName,
    modeName,
    name,
    remarks,
    imgUrl,
    lead,
    keyFigures,
    functions,
    technicalParam,
    skus,
    warrantyYears,
    updatedOn,
  };
}
