import { z } from 'zod';
import { CALLS } from '../../../records/contract.ts';
import type { Call } from '../../../shared/api/call.ts';
import { PATH_PARAMETERS } from '../../../shared/api/parameters.ts';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_MAX_LENGTH } from '../../../shared/api/transport.ts';
import { API_BASE } from '../../../shared/constants.ts';
import { exampleOf } from './openapi-examples.ts';
import { formBodySchema, formExamples, formSchemas } from './openapi-forms.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.core.$ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Json;
  return rest;
}

function parameter(name: string, location: 'path' | 'query', schema: z.core.$ZodType, given?: unknown): Json {
  const { description, ...rest } = jsonSchema(schema);
  return {
    name,
    in: location,
    ...(description !== undefined && { description }),
    required: !z.safeParse(schema, undefined).success,
    schema: rest,
    // Lists are separated by commas; their values come from the content, so there is no example.
    ...(rest.type === 'array'
      ? { style: 'form', explode: false }
      : { example: given ?? exampleOf(rest, name) }),
  };
}

const REQUEST_KEY = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description: '送信ごとに決める文字列。同じ値での再送は、受付を増やさずに最初の受付番号を返します',
  required: false,
  schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
};

function parameters({ path, query, forms, with: given }: Call): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter(name, 'path', PATH_PARAMETERS[name as keyof typeof PATH_PARAMETERS]),
  );
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) =>
    parameter(name, 'query', schema, given?.[name]),
  );
  return [...inPath, ...inQuery, ...(forms ? [REQUEST_KEY] : [])];
}

function json(content: Json): Json {
  return { required: true, content: { 'application/json': content } };
}

function requestBody({ forms, body }: Call): Json | undefined {
  if (forms) return json({ schema: formBodySchema(forms), examples: formExamples(forms) });
  const schema = body && jsonSchema(body);
  return schema && json({ schema, example: exampleOf(schema) });
}

function operation(endpoint: Call): Json {
  const body = requestBody(endpoint);
  const data = jsonSchema(endpoint.data);
  return {
    summary: endpoint.about,
    'x-level': endpoint.minimum ? 'minimum' : 'full',
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/{}]+/g, '_').replace(/_$/, '')}`,
    parameters: parameters(endpoint),
    ...(body && { requestBody: body }),
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
                data: { anyOf: [data, { type: 'null' }, { type: 'object' }] },
              },
            },
            example: { code: 200, message: 'OK', data: exampleOf(data) },
          },
        },
      },
    },
  };
}

const SERVERS = [
  { url: '/', description: 'この文書を配信しているサイト' },
  { url: 'http://localhost:3001', description: '単独で起動したコンテンツサービス(npm run content)' },
];

/** Generates the OpenAPI 3.1 document of the API, from the same list of calls as the contract suite. */
export function openApiDocument(vendor: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of CALLS) {
    const path = API_BASE + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${vendor} コンテンツAPI`,
      version: '1.0.0',
      description: 'x-level が minimum の呼び出しに答えるだけで、製品とお知らせのサイトが動きます。',
    },
    servers: SERVERS,
    paths,
    components: { schemas: formSchemas() },
  };
}
