import { z } from 'zod'
import { impliedRefusals } from '../http/check-answer.ts'
import { refusals, type RefusalCode } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
import { examples } from './examples.generated.ts'
import { MEANINGS } from './meanings.ts'
import { bare, type Json } from './schemas.ts'

const Issue = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
})

export const errorSchemas: Json = {
  Error: bare(z.object({ error: z.object({ code: z.string(), message: z.string() }), request: z.string() }), 'output'),
  Issues: bare(z.object({ issues: z.array(Issue).min(1), request: z.string() }), 'output'),
}

type Code = keyof typeof MEANINGS

const hasMeaning = (code: RefusalCode): code is RefusalCode & Code => Object.hasOwn(MEANINGS, code)

const statusOf = (code: Code) => (code === 'issues' ? 422 : refusals[code].status)

/** The codes that a call can answer, with its own first. */
function codesOf(route: Route): readonly Code[] {
  const codes: Code[] = [...new Set([...route.refusals, ...impliedRefusals(route)])].filter(hasMeaning)
  return [...codes, 'issues']
}

/** The same codes at several calls are one component, which the codes name. */
export function refusedAnswers(route: Route, responses: Json): Json {
  const answers: Json = {}
  const all = codesOf(route)
  for (const status of new Set(all.map(statusOf))) {
    const codes = all.filter((code) => statusOf(code) === status)
    const name = codes.join('.')
    responses[name] ??= refusedAnswer(codes)
    answers[status] = { $ref: `#/components/responses/${name}` }
  }
  return answers
}

const WAITS: readonly Code[] = ['too_many_requests', 'idempotency_in_progress']

function refusedAnswer(codes: readonly Code[]): Json {
  return {
    description: codes.map((code) => `- \`${code}\`: ${MEANINGS[code]}`).join('\n'),
    ...(codes.some((code) => WAITS.includes(code)) && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'string' } } },
    }),
    content: {
      'application/json': {
        schema: schemaOf(codes),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

function schemaOf(codes: readonly Code[]): Json {
  const named = codes.filter((code) => code !== 'issues')
  const issues = { $ref: '#/components/schemas/Issues' }
  if (named.length === 0) return issues
  const error = { properties: { code: { enum: named } } }
  const coded = { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { error } }] }
  return named.length === codes.length ? coded : { anyOf: [issues, coded] }
}

export const errorExamples: Json = Object.fromEntries(
  Object.entries(examples.refusals).map(([code, value]) => [code, { value }]),
)
