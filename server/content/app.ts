import express, { type ErrorRequestHandler, type Express } from 'express';
import { API_BASE } from '../../shared/constants.ts';
import { BusinessError } from './answer.ts';
import { createCatalogue } from './catalogue.ts';
import type { Corpus } from './corpus.ts';
import type { DatasheetEntry } from './datasheet-index.ts';
import { bannerRoutes } from './routes/banners.ts';
import { caseRoutes } from './routes/cases.ts';
import { productFileRoutes } from './routes/product-files.ts';
import { goodsRoutes } from './routes/goods.ts';
import { newsRoutes } from './routes/news.ts';
import { recruitRoutes } from './routes/recruit.ts';
import { solutionRoutes } from './routes/solutions.ts';

export interface ContentAppDeps {
  corpus: Corpus;
  /** The data sheets that exist; none by default. */
  datasheets?: DatasheetEntry[];
  /** An error that no route expected. */
  onError(error: unknown, path: string): void;
}

/** The content service: the API of SPEC §7 over the content folder. Knows nothing of the site that calls it. */
export function createContentApp({ corpus, datasheets = [], onError }: ContentAppDeps): Express {
  const catalogue = createCatalogue(corpus);
  const app = express();
  app.disable('x-powered-by');
  // Every answer is generated in memory and cached by the caller: hashing it for an ETag would only cost.
  app.disable('etag');
  app.use(
    API_BASE,
    bannerRoutes(catalogue),
    caseRoutes(catalogue),
    productFileRoutes(catalogue, datasheets),
    goodsRoutes(catalogue),
    newsRoutes(catalogue),
    recruitRoutes(catalogue),
    solutionRoutes(catalogue),
  );
  app.use((_req, res) => {
    res.status(404).json({ code: 404, message: 'このAPIはありません。', data: null });
  });
  const answerError: ErrorRequestHandler = (error, req, res, _next) => {
    if (error instanceof BusinessError) {
      res.json({ code: error.code, message: error.message, data: null });
      return;
    }
    onError(error, req.path);
    res.status(500).json({ code: 500, message: '処理中に問題が発生しました。', data: null });
  };
  app.use(answerError);
  return app;
}
