import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswer, checkRefusal, impliedRefusals, WrongAnswer } from './check-answer.ts'
import { refuse } from './refusal.ts'
import { route } from './route.ts'

const declared = route({
  method: 'GET',
  path: 'things/{id}',
  auth: 'user',
  summary: 'A thing',
  tag: 'Test',
  answer: z.strictObject({ ok: z.boolean() }),
  refusals: ['wallet_in_use'],
  handle: () => Promise.resolve({ ok: true }),
})

test('an answer with missing or additional fields fails', () => {
  expect(() => checkAnswer(declared, { ok: true })).not.toThrow()
  for (const wrong of [{}, { ok: 'true' }, { ok: true, more: 1 }, null]) {
    expect(() => checkAnswer(declared, wrong)).toThrow(WrongAnswer)
  }
})

test('an answer of another content type fails', () => {
  const page = new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
  expect(() => checkAnswer(declared, page)).toThrow(WrongAnswer)
})

test('a refusal must be declared or implied', () => {
  for (const code of ['wallet_in_use', 'not_found', 'token_invalid', 'internal'] as const) {
    expect(() => checkRefusal(declared, refuse(code))).not.toThrow()
  }
  expect(() => checkRefusal(declared, refuse('terms_required'))).toThrow(WrongAnswer)
})

test('the implied refusals depend on the level, the path and the key', () => {
  const open = route({
    method: 'POST',
    path: '/open',
    auth: 'open',
    summary: 'Open',
    tag: 'Test',
    answer: z.null(),
    handle: () => Promise.resolve(null),
  })
  expect(impliedRefusals(open)).toEqual(['malformed_json', 'internal', 'unavailable'])
  expect(impliedRefusals(declared)).toContain('unauthorized')
})
