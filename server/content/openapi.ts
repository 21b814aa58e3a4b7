import { z } from 'zod';
import { ENDPOINTS, type Endpoint, QUERY } from '../../shared/api/contract.ts';
import { API_BASE } from '../../shared/constants.ts';
import { SITE } from '../../shared/site.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.core.$ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Json;
  return rest;
}

function parameters({ path, query = [] }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'urlName' ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }));
  const inQuery = query.map((name) => ({
    name,
    in: 'query',
    description: QUERY[name].about,
    schema: jsonSchema(QUERY[name].schema),
  }));
  return [...inPath, ...inQuery];
}

function operation(endpoint: Endpoint): Json {
  const isForm = endpoint.method === 'POST' && !endpoint.path.includes('{');
  return {
    summary: endpoint.about,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/{}]+/g, '_').replace(/_$/, '')}`,
    parameters: parameters(endpoint),
    ...(isForm && {
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    }),
    responses: {
      200: {
        description: 'code が 200 のときは data に結果が、それ以外のときは message に理由が入ります',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { type: 'integer' },
                message: { type: 'string' },
                data: { anyOf: [jsonSchema(endpoint.data), { type: 'null' }, { type: 'object' }] },
              },
            },
          },
        },
      },
    },
  };
}

/** The API as an OpenAPI 3.1 document, made from the list that the contract suite goes over. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of ENDPOINTS) {
    const path = API_BASE + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${SITE.name} コンテンツAPI`, version: '1.0.0' },
    paths,
  };
}
