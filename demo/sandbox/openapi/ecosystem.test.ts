import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { openApiDocument } from './document.ts'

// What nobody here wrote reads the document: a linter, and a generator of types.

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>
}
interface Answer {
  readonly description: string
  readonly content: Readonly<Record<string, Media>>
}
interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: { readonly 'application/json': Media } }
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>
}
interface Document {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>
    readonly examples: Readonly<Record<string, { readonly value: Readonly<Record<string, unknown>> }>>
  }
}

const document = JSON.parse(JSON.stringify(openApiDocument(routes))) as Document
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const mediaOf = ({ content }: Answer) => Object.entries(content)
const isInline = (answer: Answer | { readonly $ref: string }): answer is Answer => !('$ref' in answer)

async function complaintsOf(text: string): Promise<readonly string[]> {
  const examples = { severity: 'error', allowAdditionalProperties: true } as const
  const rules = {
    'no-invalid-media-type-examples': examples,
    'no-invalid-parameter-examples': examples,
    'no-invalid-schema-examples': examples,
  } as const
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const problems = await lintFromString({ source: text, config })
  return problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)
}

test('a linter of the ecosystem complains of nothing, with every recommended rule an error', async () => {
  expect(await complaintsOf(JSON.stringify(document))).toEqual([])
})

test('it complains of an example that is not of its schema, and of a reference to nothing', async () => {
  const text = JSON.stringify(document)
  const wrong = text.replace('"nextStep":"operating-residency"', '"nextStep":42')
  const broken = text.replace('"#/components/schemas/Wallet"', '"#/components/schemas/Purse"')
  for (const planted of [wrong, broken]) expect(planted).not.toBe(text)
  expect((await complaintsOf(wrong)).join('\n')).toMatch(/nextStep/)
  expect((await complaintsOf(broken)).join('\n')).toMatch(/resolve \$ref/)
})

test('every request and every answer has an example of a recorded run', () => {
  const without = operations.flatMap(({ operationId, requestBody, responses }) => {
    const asked = requestBody ? [['request', requestBody.content['application/json']] as const] : []
    const answered = Object.values(responses).filter(isInline).flatMap(mediaOf)
    return [...asked, ...answered]
      .filter(([, { examples = {} }]) => Object.values(examples).every(({ value }) => value === undefined))
      .map(([type]) => `${operationId}: ${type}`)
  })
  expect(without).toEqual([])
  for (const { responses } of operations) expect(Object.values(responses).filter(isInline)).toHaveLength(1)
})

test('every error code of a call has a meaning, and the body that it comes with', () => {
  const told = Object.entries(document.components.responses)
  expect(told.length).toBeGreaterThan(20)
  for (const [name, answer] of told) {
    const codes = name.split('.')
    expect(answer.description.split('\n').map((line) => /^- `(\w+)`: \S.+\.$/.exec(line)?.[1])).toEqual(codes)
    expect(Object.keys(answer.content['application/json']!.examples ?? {})).toEqual(codes)
  }
  const recorded = Object.entries(document.components.examples)
  for (const [code, { value }] of recorded.filter(([code]) => code !== 'issues'))
    expect(value).toMatchObject({ error: { code, message: expect.stringMatching(/\S/) }, request: expect.any(String) })
})

test('the servers are the sandbox and the page’s own', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['http://127.0.0.1:4010', '{apiUrl}'])
})

const root = resolve(import.meta.dirname, '../../..')

// It writes its output with the API of TypeScript 5, which TypeScript 7 lacks: the analyzer of custom elements brings a 5.
const analyzer = pathToFileURL(createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer')).href
const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
      ? next(specifier, { ...context, parentURL: analyzer })
      : next(specifier, context),
})
afterAll(() => hooks.deregister())

/** Each recorded request and answer, as a value of the type that was generated for it. */
function typedExamples(): string {
  const lines = operations.flatMap(({ operationId, requestBody, responses }) => {
    const asked = requestBody ? [[`requestBody['content']['application/json']`, requestBody.content] as const] : []
    const answered = Object.entries(responses).flatMap(([status, answer]) =>
      isInline(answer)
        ? Object.keys(answer.content).map(
            (type) => [`responses'][${status}]['content']['${type}']`, answer.content] as const,
          )
        : [],
    )
    return [...asked, ...answered].flatMap(([path, content]) =>
      Object.values(Object.values(content)[0]!.examples ?? {}).map(({ value }) => [operationId, path, value] as const),
    )
  })
  const typeOf = (operation: string, path: string) =>
    path.startsWith('requestBody')
      ? `NonNullable<operations['${operation}']['requestBody']>${path.replace('requestBody', '')}`
      : `operations['${operation}']['${path}`
  const values = lines.map(
    ([operation, path, value], at) => `export const v${at}: ${typeOf(operation, path)} = ${JSON.stringify(value)}`,
  )
  return ["import type { components, operations } from './api.ts'", ...values, WRONG].join('\n')
}

const WRONG = `
type Refused = components['responses']['wallet_in_use.idempotency_conflict.idempotency_in_progress.idempotency_key_used']
export const code: NonNullable<Refused['content']['application/json']['error']>['code'] = 'wallet_in_use'
// @ts-expect-error A code that no wallet is refused with.
export const wrong: NonNullable<Refused['content']['application/json']['error']>['code'] = 'bank_account_in_use'
// @ts-expect-error A quote without its amount.
export const quote: NonNullable<operations['postV1RampPayoutsAmountAdjustments']['requestBody']>['content']['application/json'] = { received: true }
`

test('the types that openapi-typescript generates compile, and every recorded value is of its type', async () => {
  const { default: generate, astToString } = await import('openapi-typescript')
  const folder = join(root, '.cache/openapi-types')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'api.ts'), astToString(await generate(JSON.stringify(document))))
  writeFileSync(join(folder, 'values.ts'), typedExamples())
  const options = { strict: true, noEmit: true, skipLibCheck: false, allowImportingTsExtensions: true, types: [] }
  const compilerOptions = { ...options, module: 'ESNext', moduleResolution: 'Bundler', target: 'ES2022' }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const compile = () => execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  expect(compile()).toBe('')
})
