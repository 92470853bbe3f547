// The OpenAPI description of the HTTP API, generated from the schemas that validate it.
import { ErrorBody, PROTOCOL } from '@crescendo/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { RouteDescription } from '../route.ts';

export const jsonSchema = (schema: GenericSchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
};

const json = (schema: GenericSchema) => ({ 'application/json': { schema: jsonSchema(schema) } });

const operation = ({ path, summary, needsPerson, body, response }: RouteDescription) => ({
  summary,
  security: needsPerson ? [{ cookie: [] }, { bearer: [] }] : [],
  parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(body && { requestBody: { required: true, content: json(body) } }),
  responses: {
    [response === undefined ? '204' : '200']: {
      description: 'success',
      ...(response === 'text' && { content: { 'text/plain': { schema: { type: 'string' } } } }),
      ...(response !== undefined && response !== 'text' && { content: json(response) }),
    },
    default: { description: 'rejected, with the reason', content: json(ErrorBody) },
  },
});

export const openApi = (routes: readonly RouteDescription[]): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crescendo',
      version: String(PROTOCOL),
      description: 'Tables, seats and people over HTTP; play over the WebSocket at /api/socket.',
    },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'crescendo' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
};
