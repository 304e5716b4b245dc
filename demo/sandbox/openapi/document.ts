import { z } from 'zod'
import type { AuthLevel, Route } from '../http/route.ts'
import { examples } from './examples.generated.ts'
import { RECORDED_KEY, type RecordedCall } from './recorded.ts'
import { errorExamples, errorSchemas, refusedAnswers } from './refused-answers.ts'
import { bare, hoist, type Json } from './schemas.ts'

const DESCRIPTION = `What the element asks of \`api-url\`. Every call names the application in \`X-Application-Id\`.
Money is decimal text, times are ISO 8601 in UTC, and most answers are in \`data\`. What a client does not know of an answer, it ignores.
Every answer has \`X-Request-Id\` and \`Date\`. Pages of any origin may call (CORS): \`Access-Control-Allow-Headers\` names X-Application-Id,
X-Customer-Id, Authorization, Idempotency-Key, Accept-Language and Content-Type, and \`Access-Control-Expose-Headers\` names Retry-After,
Content-Disposition, X-Request-Id and Date. Made from the schemas that the sandbox runs on, with answers that it has given.`

/** OpenAPI 3.1 with JSON Schema 2020-12: the calls of the contract, from the declarations that serve them. */
export function openApiDocument(routes: readonly Route[]): Json {
  const schemas: Json = { ...errorSchemas }
  const responses: Json = {}
  const paths: Record<string, Json> = {}
  for (const route of routes.filter(({ path }) => path.startsWith('/v1/')))
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, { schemas, responses }) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of <sphere-ramp>',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers,
    paths,
    components: { securitySchemes, parameters, schemas, responses, examples: errorExamples },
  }
}

const servers = [
  { url: 'http://127.0.0.1:4010', description: 'The sandbox: npx sphere-ramp-sandbox' },
  {
    url: '{apiUrl}',
    description: 'The API that a page names in api-url',
    variables: { apiUrl: { default: 'http://127.0.0.1:4010' } },
  },
]

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

interface Components {
  readonly schemas: Json
  readonly responses: Json
}

type Recorded = readonly (readonly [name: string, call: RecordedCall])[]

function operation(route: Route, { schemas, responses }: Components): Json {
  const { method, path, summary, tag, contentType } = route
  const recorded: Recorded = Object.entries(examples.calls[`${method} ${path}`] ?? {})
  const schema = hoist(bare(route.envelope ? z.object({ data: route.answer }) : route.answer, 'output'), schemas)
  const answers = recorded.map(([name, { answer }]) => [name, { value: answer }])
  const named = [...pathParameters(path), ...queryParameters(route, schemas)]
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    tags: [tag],
    security: security[route.auth],
    parameters: [...named.map((each) => ({ ...each, ...exampleOf(each.name, recorded) })), ...keyParameter(route)],
    ...(route.hasBody && { requestBody: requestBody(route, schemas, recorded) }),
    responses: {
      [route.status]: {
        description: summary,
        content: { [contentType]: { schema, examples: Object.fromEntries(answers) } },
      },
      ...refusedAnswers(route, responses),
    },
  }
}

function requestBody({ body }: Route, schemas: Json, recorded: Recorded): Json {
  const sent = recorded.map(([name, call]) => [name, { value: call.body }])
  const schema = hoist(bare(body, 'input'), schemas)
  // A call without a body is read as `{}`.
  return {
    required: !body.safeParse({}).success,
    content: { 'application/json': { schema, examples: Object.fromEntries(sent) } },
  }
}

function exampleOf(name: string, recorded: Recorded) {
  const example = recorded.map(([, { parameters }]) => parameters?.[name]).find((value) => value !== undefined)
  return example === undefined ? {} : { example }
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
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

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: KEY_DESCRIPTION,
    schema: { type: 'string', maxLength: 255 },
    example: RECORDED_KEY,
  },
}

const keyParameter = ({ keyed }: Route) => (keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])
