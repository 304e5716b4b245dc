import { expect, test } from 'vitest'
import { failureShapes } from '../sandbox/http/failure-shape.ts'
import { logOf } from './request-log.ts'
import type { Call } from './sandbox.ts'
import { FAILURES } from './failures.ts'

const call = (text: string): Call => {
  const [method = '', path = '', status = ''] = text.split(' ')
  const rest = { at: '', query: {}, headers: {}, body: null, answer: null, tookMs: 0 }
  return { ...rest, id: text, method, path: `/v1/ramp/${path}`, status: Number(status) }
}
const shown = (texts: readonly string[], filter = '') =>
  logOf(texts.map(call), filter).map(({ call: { id }, count }) => `${id} ×${count}`)

test('equal reads in a row are one entry, and nothing else is folded', () => {
  expect(shown(['GET me 200', 'GET me 200', 'GET me 503', 'GET wallets 200', 'GET me 200'])).toEqual([
    'GET me 200 ×2',
    'GET me 503 ×1',
    'GET wallets 200 ×1',
    'GET me 200 ×1',
  ])
  expect(shown(['POST payouts 201', 'POST payouts 201'])).toEqual(['POST payouts 201 ×1', 'POST payouts 201 ×1'])
})

test('the filter finds method, path and status, in any case', () => {
  const calls = ['GET payouts 200', 'POST payouts 201', 'DELETE wallets/wallet_one 200', 'GET me 0']
  expect(shown(calls, 'post payouts')).toEqual(['POST payouts 201 ×1'])
  expect(shown(calls, 'WALLET 200')).toEqual(['DELETE wallets/wallet_one 200 ×1'])
  expect(shown(calls, 'dropped')).toEqual(['GET me 0 ×1'])
  expect(shown(calls, ' ')).toHaveLength(4)
  expect(shown(calls, 'nothing')).toEqual([])
})

test('each failure of the sandbox is described in the console', () => {
  expect(Object.keys(FAILURES).toSorted()).toEqual([...failureShapes].toSorted())
  for (const text of ['label', 'what'] as const)
    expect(new Set(Object.values(FAILURES).map((failure) => failure[text])).size).toBe(failureShapes.length)
})
