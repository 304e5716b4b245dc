import { z } from 'zod'
import { isStorable } from '../http/body.ts'
import { listFailures, planFailure } from '../http/fail-next.ts'
import { failureShapes } from '../http/failure-shape.ts'
import { listRequests } from '../request-log/record.ts'
import { route } from '../http/route.ts'
import { listMails } from '../sign-in/codes.ts'
import { advance } from '../work/worker.ts'
import { customerControls } from './customer-controls.ts'
import { reset } from './reset.ts'

const Done = z.strictObject({ ok: z.literal(true) })
const done = { ok: true } as const

const text = z.string().refine(isStorable)

const Failure = z.object({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE', '*']),
  path: text.min(1),
  times: z.number().int().min(1).max(1_000_000).default(1),
  status: z.number().int().min(200).max(599),
  shape: z.enum(failureShapes),
  when: z.enum(['before', 'after']).default('before'),
  message: text.optional(),
  code: text.optional(),
  field: text.optional(),
  retryAfter: z
    .string()
    .regex(/^[\x20-\x7e]{1,100}$/)
    .optional(),
})

const FailureRule = z.strictObject({
  method: z.string(),
  path: z.string(),
  times: z.number(),
  failure: Failure.omit({ method: true, path: true, times: true }),
})

const Mail = z.strictObject({ to: z.string(), code: z.string(), at: z.iso.datetime() })

const RecordedRequest = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  query: z.record(z.string(), z.string()),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  answer: z.unknown(),
  status: z.number(),
  tookMs: z.number(),
})

function parsed(body: string | null): unknown {
  try {
    return body === null ? null : JSON.parse(body)
  } catch {
    return body
  }
}

const shared = { auth: 'open', tag: 'Controls' } as const

export const controls = [
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/reset',
    summary: 'Reset all data to the seeds',
    answer: Done,
    handle: async ({ db }) => (await reset(db), done),
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/sandbox/outbox',
    summary: 'List the mail that was sent, newest first',
    query: z.object({ email: text.toLowerCase().optional() }),
    answer: z.array(Mail),
    handle: async ({ db, query }) =>
      (await listMails(db, query.email ?? null)).map((mail) => ({ ...mail, at: mail.at.toISOString() })),
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/sandbox/fail-next',
    summary: 'List the planned failures',
    answer: z.array(FailureRule),
    handle: ({ db }) => listFailures(db),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/fail-next',
    summary: 'Make the next matching calls fail',
    body: Failure,
    answer: Done,
    async handle({ db, body: { method, path, times, ...failure } }) {
      await planFailure(db, { method, path, times, failure })
      return done
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/sandbox/fail-next',
    summary: 'Remove the planned failures',
    answer: Done,
    handle: async ({ db }) => (await db.query('delete from failures'), done),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/advance',
    summary: 'Run the next steps of everything in progress',
    body: z.object({ steps: z.number().int().min(0).max(1000).default(1) }),
    answer: z.strictObject({ ran: z.number() }),
    handle: async ({ services, body }) => ({ ran: await advance(services, body.steps) }),
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/sandbox/requests',
    summary: 'List the calls, oldest first',
    query: z.object({ path: text.optional(), newest: z.coerce.number().int().min(1).max(10_000).optional() }),
    answer: z.array(RecordedRequest),
    handle: async ({ db, query }) =>
      (await listRequests(db, { path: query.path ?? null, newest: query.newest })).map((request) => ({
        ...request,
        at: request.at.toISOString(),
        body: parsed(request.body),
        answer: parsed(request.answer),
      })),
  }),
  ...customerControls,
]
