import { beforeAll, expect } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Corpus } from '../../../corpus/corpus.ts';
import type { WireSearchHit } from '../../../records/search/wire.ts';
import { type SearchTotal, searchPageSchema, searchTotalSchema } from '../../../records/search/wire.ts';
import { contentApp } from '../content-app.ts';

/** Provides the content service over the fixture, and its search, for the tests of a file. */
export function searchCalls() {
  const service = {} as { app: Express; corpus: Corpus };

  beforeAll(async () => {
    Object.assign(service, await contentApp());
  });

  async function get(call: string, query: Record<string, string | number>) {
    const { status, body } = await request(service.app).get(`/api${call}`).query(query);
    expect(status).toBe(200);
    return body;
  }

  async function list(
    keywords: string,
    query: Record<string, string | number> = {},
  ): Promise<WireSearchHit[]> {
    const { data } = await get('/search/getSearchList', { keywords, ...query });
    return searchPageSchema.parse(data).list;
  }

  async function total(keywords: string): Promise<SearchTotal> {
    const { data } = await get('/search/getSearchTotal', { keywords });
    return searchTotalSchema.parse(data);
  }

  return { service, get, list, total };
}
