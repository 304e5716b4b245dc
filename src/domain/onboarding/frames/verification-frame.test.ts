import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VerificationStatus } from '../onboarding-state.ts'
import {
  initialVerificationFrame,
  readVerificationMessage,
  refreshesState,
  submissionOf,
  verificationFrameReducer,
  type VerificationFrame,
  type VerificationFrameEvent,
} from './verification-frame.ts'

const at = new Date('2026-11-21T14:32:00Z')
const later = new Date('2026-11-21T14:40:00Z')
const message = (type: string, payload: unknown = {}, when = at) =>
  readVerificationMessage(`idCheck.${type}`, payload, when)!
const status = (reviewStatus: string, reviewResult?: object, when = at) =>
  message('onApplicantStatusChanged', { reviewStatus, reviewResult }, when)
const after = (...events: VerificationFrameEvent[]): VerificationFrame =>
  events.reduce(verificationFrameReducer, initialVerificationFrame)
const ready = message('onReady')

test('the view is loading until the frame is ready', () => {
  expect(after()).toEqual({ status: 'loading' })
  expect(after(ready)).toEqual({ status: 'shown' })
  expect(after(message('onInitialized'))).toEqual({ status: 'shown' })
})

test.each(['pending', 'queued', 'prechecked', 'onHold', 'completed', ''])(
  'the changed status %j shows the waiting view, with the time of the first change [STATE-KYC-03]',
  (word) => {
    expect(after(ready, status(word))).toEqual({ status: 'submitted', at })
    expect(after(ready, status(word), status('completed', { reviewAnswer: 'GREEN' }, later))).toEqual({
      status: 'submitted',
      at,
    })
  },
)

test('a status that requires another submission shows the widget again', () => {
  expect(after(ready, status('init'))).toEqual({ status: 'shown' })
  const retry = status('completed', { reviewAnswer: 'RED', reviewRejectType: 'RETRY' })
  expect(after(ready, status('pending'), retry)).toEqual({ status: 'shown' })
  expect(after(ready, status('pending'), retry, status('pending', undefined, later))).toEqual({
    status: 'submitted',
    at: later,
  })
  const final = status('completed', { reviewAnswer: 'RED', reviewRejectType: 'FINAL' })
  expect(after(ready, status('pending'), final)).toEqual({ status: 'submitted', at })
})

test('a changed level and an error leave the view as it is [STATE-KYC-04]', () => {
  for (const type of ['onApplicantLevelChanged', 'onError']) {
    expect(after(ready, message(type))).toEqual({ status: 'shown' })
    expect(after(ready, status('pending'), message(type))).toEqual({ status: 'submitted', at })
  }
})

test('a frame that is ready again after a new token stays behind the waiting view', () => {
  expect(after(ready, status('pending'), ready)).toEqual({ status: 'submitted', at })
})

test('loading times out, and a frame that becomes ready later is still shown', () => {
  expect(after({ type: 'loadTimedOut' })).toEqual({ status: 'failed', reason: 'slow' })
  expect(after(ready, { type: 'loadTimedOut' })).toEqual({ status: 'shown' })
  expect(after({ type: 'loadTimedOut' }, ready)).toEqual({ status: 'shown' })
  expect(after(ready, { type: 'tokenRefused' })).toEqual({ status: 'failed', reason: 'interrupted' })
})

test('a changed status, a changed level and an error refetch the onboarding state [STATE-KYC-02, STATE-KYC-04]', () => {
  const types = ['onReady', 'onApplicantStatusChanged', 'onApplicantLevelChanged', 'onError']
  expect(types.map((type) => refreshesState(message(type)))).toEqual([false, true, true, true])
})

test('other messages and broken payloads change nothing [SAFE-M3]', () => {
  for (const type of ['idCheck.onResize', 'idCheck.onStepCompleted', 'close', '', 'onApplicantStatusChanged'])
    expect(readVerificationMessage(type, {}, at)).toBeNull()
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      const event = readVerificationMessage('idCheck.onApplicantStatusChanged', payload, at)!
      expect(after(ready, event).status).toMatch(/^(shown|submitted)$/)
    }),
  )
})

describe('the state of a submission', () => {
  const sent = after(ready, status('pending'))
  const word = (sumsub: VerificationStatus, afterMs: number, overall = sumsub) => ({
    state: { kyc: { sumsub, levels: {} } },
    overall,
    answeredAt: at.getTime() + afterMs,
  })

  test('is none until the frame reports a submission', () => {
    for (const frame of [after(), after(ready), after({ type: 'loadTimedOut' })])
      expect(submissionOf(frame, word('pending', 0))).toBe('none')
  })

  test('follows the server at any time [SAFE-M1]', () => {
    for (const sumsub of ['pending', 'underReview', 'complete', 'rejected'] as const)
      for (const ms of [0, 29_999, 30_000, 86_400_000]) expect(submissionOf(sent, word(sumsub, ms))).toBe('received')
  })

  test('is unconfirmed when the server, asked 30 seconds later, has received nothing [SAFE-M1]', () => {
    expect([-5000, 0, 29_999].map((ms) => submissionOf(sent, word('incomplete', ms)))).toEqual(['sent', 'sent', 'sent'])
    expect([30_000, 86_400_000].map((ms) => submissionOf(sent, word('incomplete', ms)))).toEqual([
      'unconfirmed',
      'unconfirmed',
    ])
  })

  test('is none after a soft rejection, so that the widget is shown', () => {
    expect(submissionOf(sent, word('softRejected', 0))).toBe('none')
  })
})

test('a flood of the same message causes no render [SAFE-M3]', () => {
  const shown = after(ready)
  expect(verificationFrameReducer(shown, status('init'))).toBe(shown)
  expect(verificationFrameReducer(shown, ready)).toBe(shown)
  const submitted = after(ready, status('pending'))
  expect(verificationFrameReducer(submitted, status('pending', undefined, later))).toBe(submitted)
})
