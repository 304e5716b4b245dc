import { z } from 'zod'
import { impliedRefusals } from '../http/check-answer.ts'
import { refusals } from '../http/refusal.ts'
import type { AuthLevel, Route } from '../http/route.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 with JSON Schema 2020-12, generated from the declarations that serve the calls. */
export function openApiDocument(routes: readonly Route[]): Json {
  const schemas: Json = { ...errorSchemas }
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ramp sandbox', version: '1.0.0', description: 'Made from the schemas that the sandbox runs on.' },
    paths,
    components: { securitySchemes, schemas },
  }
}

const securitySchemes = {
  applicationId: { type: 'apiKey', in: 'header', name: 'X-Application-Id' },
  customerId: { type: 'apiKey', in: 'header', name: 'X-Customer-Id' },
  bearer: { type: 'http', scheme: 'bearer' },
}

const security = {
  open: [],
  public: [{ applicationId: [] }],
  customer: [
    { applicationId: [], customerId: [] },
    { applicationId: [], bearer: [] },
  ],
  user: [{ applicationId: [], bearer: [] }],
} satisfies Record<AuthLevel, unknown>

const Issue = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
})

const errorSchemas: Json = {
  Error: bare(z.object({ error: z.object({ code: z.string(), message: z.string() }), request: z.string() }), 'output'),
  Issues: bare(z.object({ issues: z.array(Issue).min(1), request: z.string() }), 'output'),
}

function operation(route: Route, schemas: Json): Json {
  const { method, path, summary, tag, contentType } = route
  const schema = hoist(bare(route.envelope ? z.object({ data: route.answer }) : route.answer, 'output'), schemas)
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    tags: [tag],
    security: security[route.auth],
    parameters: [...pathParameters(path), ...queryParameters(route, schemas), ...keyParameter(route)],
    ...(route.hasBody && {
      requestBody: { content: { 'application/json': { schema: hoist(bare(route.body, 'input'), schemas) } } },
    }),
    responses: {
      [route.status]: { description: summary, content: { [contentType]: { schema } } },
      ...errorResponses(route),
    },
  }
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ query }: Route, schemas: Json) {
  const { properties = {}, required = [] } = hoist(bare(query, 'input'), schemas) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const KEY_DESCRIPTION = `The same key and body get the first answer again for 24 hours. To try a client with servers that differ,
SANDBOX_IDEMPOTENCY=refuse answers 409 idempotency_key_used to any reused key, and SANDBOX_IDEMPOTENCY=unprocessable answers
422 idempotency_key_reused.`

const keyParameter = ({ keyed }: Route) =>
  keyed
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: KEY_DESCRIPTION,
          schema: { type: 'string', maxLength: 255 },
        },
      ]
    : []

function errorResponses(route: Route): Json {
  const codes = [...new Set([...impliedRefusals(route), ...route.refusals])]
  const having = (status: number) => codes.filter((code) => refusals[code].status === status)
  const statuses = new Set(codes.map((code) => refusals[code].status))
  const responses = Object.fromEntries([...statuses].map((status) => [status, errorResponse(having(status), 'Error')]))
  return { ...responses, 422: errorResponse([...having(422), 'issues'], 'Issues', 'Error') }
}

function errorResponse(codes: readonly string[], ...names: string[]) {
  const references = names.map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const schema = references.length === 1 ? references[0] : { anyOf: references }
  return { description: codes.join(', '), content: { 'application/json': { schema } } }
}

function bare(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Schemas with an id become components of the document. */
function hoist(schema: Json, schemas: Json): Json {
  const { $defs = {}, ...rest } = schema
  for (const [name, definition] of Object.entries($defs as Json)) schemas[name] = pointed(definition)
  return pointed(rest) as Json
}

const pointed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
