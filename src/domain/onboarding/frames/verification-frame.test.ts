import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  initialVerificationFrame,
  readVerificationMessage,
  refreshesState,
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

test('it loads until the frame is ready', () => {
  expect(after()).toEqual({ status: 'loading' })
  expect(after(ready)).toEqual({ status: 'shown' })
  expect(after(message('onInitialized'))).toEqual({ status: 'shown' })
})

test.each(['pending', 'queued', 'prechecked', 'onHold', 'completed', ''])(
  'a changed status %j shows the waiting view, with the time of the first one [STATE-KYC-03]',
  (word) => {
    expect(after(ready, status(word))).toEqual({ status: 'submitted', at })
    expect(after(ready, status(word), status('completed', { reviewAnswer: 'GREEN' }, later))).toEqual({
      status: 'submitted',
      at,
    })
  },
)

test('a status that asks for more shows the widget again, or nothing could be submitted', () => {
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

test('the frame that says it is ready again after a new token stays behind the waiting view', () => {
  expect(after(ready, status('pending'), ready)).toEqual({ status: 'submitted', at })
})

test('a wait has an end, and a frame that comes late is shown all the same', () => {
  expect(after({ type: 'loadTimedOut' })).toEqual({ status: 'failed', reason: 'slow' })
  expect(after(ready, { type: 'loadTimedOut' })).toEqual({ status: 'shown' })
  expect(after({ type: 'loadTimedOut' }, ready)).toEqual({ status: 'shown' })
  expect(after(ready, { type: 'tokenRefused' })).toEqual({ status: 'failed', reason: 'interrupted' })
})

test('a changed status, a changed level and an error make the state be read again [STATE-KYC-02, STATE-KYC-04]', () => {
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
