import { expect, test } from 'vitest'
import { messages } from '../../../locales/en/sending.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { offRamp } from '../../domain/payout-history/payout.fixture.ts'
import type { SendingEnd } from '../../operations/off-ramp/sending.ts'
import { callHook } from '../../queries/hook.fixture.ts'
import { openServices } from '../../queries/services.fixture.ts'
import { useSendingEndToast } from './use-sending-end-toast.ts'

type Row = readonly [tone: string, title: string, description: string | null, reference: string | null]

const unregistered = { status: 'unregistered', hash: '0xhash', error: null } as const
const failed = (code: ConstructorParameters<typeof ChainError>[0]) => new ChainError(code)

/** Of each end: its tone, the ids of its sentences (a wallet’s error has its code here) and the reference by which support finds it. */
const ENDS: readonly (readonly [SendingEnd, Row])[] = [
  [{ status: 'sent', hash: '0xhash' }, ['success', 'sending.sent.title', null, null]],
  [
    { ...unregistered, isConflict: false },
    ['error', 'sending.unregistered.due.title', 'sending.unregistered.due.text', '0xhash'],
  ],
  [
    { ...unregistered, isConflict: true },
    ['error', 'sending.unregistered.conflict.title', 'sending.unregistered.conflict.text', '0xhash'],
  ],
  [{ status: 'conflict' }, ['error', 'sending.conflict.title', 'sending.conflict.text', offRamp.id]],
  [{ status: 'over', tokens: 'awaited' }, ['info', 'sending.over.awaited.title', 'sending.over.awaited.text', null]],
  [{ status: 'over', tokens: 'came' }, ['info', 'sending.over.came.title', 'sending.over.came.text', null]],
  [{ status: 'over', tokens: 'returned' }, ['info', 'sending.over.returned.title', 'sending.over.returned.text', null]],
  [{ status: 'unknown', error: null }, ['info', 'sending.unknown.title', 'sending.unknown.text', null]],
  [
    { status: 'unknown', error: failed('wallet/unanswered') },
    ['info', 'sending.unanswered.title', 'wallet/unanswered', null],
  ],
  // Nobody knows of a transaction, and the list asks the same.
  ...(['wallet/send-unknown', 'network/unchecked'] as const).map(
    (code) =>
      [{ status: 'unknown', error: failed(code) }, ['info', 'sending.unfinished.asked.title', code, null]] as const,
  ),
  [
    { status: 'unknown', error: failed('network/unfinished') },
    ['info', 'sending.unknown.title', 'network/unfinished', null],
  ],
  [{ status: 'elsewhere' }, ['info', 'sending.elsewhere.title', 'sending.elsewhere.text', null]],
  [
    { status: 'notSent', error: failed('wallet/send-declined'), isCancelled: true },
    ['info', 'payouts.declined.title', 'payouts.declined.offRamp', null],
  ],
  [
    { status: 'notSent', error: failed('wallet/send-declined'), isCancelled: false },
    ['info', 'sending.unfinished.unsent.failed', 'payouts.declined.offRamp', null],
  ],
  [
    { status: 'notSent', error: failed('network/unreachable'), isCancelled: true },
    ['error', 'payouts.createFailed.title', 'payouts.createFailed.offRamp', null],
  ],
  // The payout waits, and Send now is offered beside it.
  [
    { status: 'notSent', error: failed('network/unreachable'), isCancelled: false },
    ['error', 'sending.unfinished.unsent.failed', 'payouts.createFailed.offRamp', null],
  ],
  [
    { status: 'notSent', error: failed('wallet/withdrawn'), isCancelled: true },
    ['success', 'sending.unfinished.cancelled', 'payouts.withdrawn', null],
  ],
  [
    { status: 'notSent', error: failed('wallet/withdrawn'), isCancelled: false },
    ['error', 'sending.unfinished.cancelFailed', 'payouts.withdrawn', null],
  ],
]

test.each(ENDS)(
  'an off-ramp that ended with %j is reported with its own sentences and reference [C13, C19, E13, H11]',
  (end, row) => {
    const { services } = openServices()
    callHook(services, useSendingEndToast)(end, offRamp)
    const { tone, title, description, reference } = services.toasts.getState().current!
    expect([tone, title, description, reference]).toEqual(row)
  },
)

test('a transaction that the server refused names the amount that may have left the wallet [C13, H11]', () => {
  const { services } = openServices()
  callHook(services, useSendingEndToast, messages)({ ...unregistered, isConflict: true }, offRamp)
  expect(services.toasts.getState().current!.description).toMatch(/^[\d.,]+\u00A0USDC may have left your wallet\./)
})
