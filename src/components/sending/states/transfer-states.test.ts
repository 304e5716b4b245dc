import { describe, expect, test } from 'vitest'
import { messages as ofNextStep } from '../../../../locales/en/next-step.ts'
import { messages as ofPayouts } from '../../../../locales/en/payouts.ts'
import { messages as ofSending } from '../../../../locales/en/sending.ts'
import { messages as ofWallets } from '../../../../locales/en/wallet-connection.ts'
import { payoutOf, quiet } from '../../../operations/off-ramp/state/facts.fixture.ts'
import { SCENES } from '../../../operations/off-ramp/state/scenes.fixture.ts'
import { stateOf, type OffRampState } from '../../../operations/off-ramp/state/state.ts'
import { sayingOf, type Situation } from './saying-of.ts'
import { isSaid, type Row, type Saying, type TransferAction } from './saying.ts'
import { TRANSFER_STATES } from './transfer-states.ts'

type Kind = OffRampState['kind']

const CATALOGUE: Readonly<Record<string, unknown>> = { ...ofNextStep, ...ofPayouts, ...ofSending, ...ofWallets }

/** A compiled message as one text, with its values by name. */
function textOf(id: string): string {
  const parts = [CATALOGUE[id]].flat(1)
  expect(parts[0], id).toBeDefined()
  const shown = parts.flatMap((part) => (Array.isArray(part) && part[1] === 'select' ? part[2].other : [part]))
  return shown.map((part) => (Array.isArray(part) ? `{${part[0]}}` : String(part))).join('')
}

const wordsOf = ({ title, text, note }: Saying): string => [title, text, ...(note ? [note] : [])].map(textOf).join(' ')

const rows = Object.entries(TRANSFER_STATES) as readonly (readonly [Kind, Row])[]

/** Each row as it stands, and with each of its causes. */
const sayings = rows.flatMap(([kind, { causes = {}, ...row }]) => [
  [kind, row] as const,
  ...Object.entries(causes).map(([cause, part]) => [`${kind}, ${cause}`, { ...row, ...part }] as const),
])
const said = sayings.filter(([, saying]) => isSaid(saying))

/** Of each saying: the words that tell whether money moved, and those that tell what to do. */
const CLAIMS: Readonly<Record<string, readonly [moved: string, next: string]>> = {
  undecided: ['No money has moved', 'Check again'],
  declineIt: ['it may not be paid out', 'Decline in {wallet}'],
  'declineIt, taken': ['has already arrived', 'Don’t send it twice'],
  'declineIt, returned': ['arrived and was sent back', 'Don’t send it again'],
  'declineIt, over': ['What you send for it now', 'Decline in {wallet}'],
  'declineIt, cancelWanted': ['What you send for it now', 'Decline in {wallet}'],
  'declineIt, onItsWay': ['already on its way', 'decline'],
  tooMuch: ['arrived twice', 'contact support'],
  stranded: ['may have reached', 'enter the transaction ID'],
  'stranded, told': ['may have reached', 'Don’t send it again'],
  'stranded, due': ['nothing is on its way back', 'contact support'],
  'stranded, conflict': ['doesn’t come back automatically', 'Contact support'],
  willComeBack: ['If {amount} arrives', 'it goes back'],
  'willComeBack, mayArrive': ['ended before {amount} arrived', 'Don’t send it again'],
  'willComeBack, registered': ['Money arrived', 'you don’t need to do anything'],
  'willComeBack, came': ['left your wallet after all', 'You don’t need to do anything'],
  conflict: ['nothing left your wallet from here', 'contact support'],
  'conflict, mayHaveLeft': ['may have left your wallet', 'Contact support'],
  unregistered: ['left your wallet', 'Don’t send it again'],
  tokensThere: ['has reached', 'Don’t send any more'],
  'tokensThere, less': ['has reached', 'Don’t send any more'],
  differentSent: ['didn’t send {amount}', 'start a new transfer'],
  'differentSent, somethingElse': ['didn’t send {amount}', 'start a new transfer'],
  onItsWay: ['You approved {amount}', 'Don’t send it again'],
  'onItsWay, working': ['Sending your {coin}', 'Keep this page open'],
  'onItsWay, workingLong': ['Sending your {coin}', 'Don’t send it again'],
  'onItsWay, workingUnseen': ['doesn’t show your transaction', 'Don’t send it again'],
  'onItsWay, workingForHours': ['until we know whether', 'Don’t send it again'],
  'onItsWay, landed': ['{amount} sent', 'We’ll pay'],
  'onItsWay, late': ['didn’t go through after all', 'Don’t send it again'],
  'onItsWay, forHours': ['You approved {amount}', 'Don’t send it again'],
  gone: ['is still in your wallet, but may leave it later', 'Don’t send it again'],
  unseen: ['You approved {amount}', 'Don’t send it again'],
  'unseen, working': ['Sending your {coin}', 'Keep this page open'],
  'unseen, workingLong': ['Sending your {coin}', 'Don’t send it again'],
  'unseen, workingUnseen': ['doesn’t show your transaction', 'Don’t send it again'],
  'unseen, workingForHours': ['until we know whether', 'Don’t send it again'],
  'unseen, late': ['didn’t go through after all', 'Don’t send it again'],
  'unseen, long': ['nothing has shown up', 'Don’t send it again'],
  'unseen, forHours': ['You approved {amount}', 'Don’t send it again'],
  cancelling: ['Nothing left your wallet as far as we know', 'Cancel it again'],
  differs: ['Nothing left your wallet', 'Cancel it'],
  askingHere: ['Nothing is sent until you approve', 'Approve in {wallet}'],
  'askingHere, long': ['Nothing is sent until you approve', 'approve or decline'],
  askingElsewhere: ['Nothing is sent until you approve', 'approve or decline'],
  perhapsSent: ['We can’t see if your wallet sent it', 'Look at its activity'],
  unpayable: ['Nothing left your wallet', 'Cancel the transfer'],
  'unpayable, unburnable': ['Nothing was sent from here', 'Cancel the transfer'],
  'unpayable, unmintable': ['Nothing was sent from here', 'Cancel the transfer'],
  byHand: ['We’re waiting for it', 'Send it once'],
  notSentAfterAll: ['nothing left your wallet', 'Cancel it'],
  'notSentAfterAll, checking': ['Nothing is sent yet', 'Checking your wallet'],
  'notSentAfterAll, sendable': ['Nothing left your wallet', 'Send it now'],
  'notSentAfterAll, madeAgain': ['Nothing left your wallet', 'Cancel this one'],
  notSent: ['nothing left your wallet', 'Cancel it'],
  'notSent, checking': ['Nothing is sent yet', 'Checking your wallet'],
  'notSent, sendable': ['Nothing left your wallet', 'Send it now'],
  'notSent, madeAgain': ['Nothing left your wallet', 'Cancel this one'],
  madeElsewhere: ['We don’t know here if {amount} was sent', 'Check your wallet’s activity first'],
  'madeElsewhere, checking': ['Nothing is sent until you approve', 'your wallet asks you'],
  'madeElsewhere, watched': ['Nothing is sent yet', 'Checking your wallet'],
  unknown: ['We don’t know here if {amount} was sent', 'before you send anything again'],
}

describe('what is said of an off-ramp', () => {
  test('every saying tells whether money moved and what to do [E22, C19, H11]', () => {
    expect(said.map(([name]) => name).toSorted()).toEqual(Object.keys(CLAIMS).toSorted())
    for (const [name, saying] of said) for (const claim of CLAIMS[name]!) expect(wordsOf(saying), name).toContain(claim)
  })

  test('what became of the money of one that has ended is said by its outcome alone [E22]', () => {
    const others = rows.filter(([, row]) => !isSaid(row)).map(([kind]) => kind)
    expect(others).toEqual(['cameBack', 'arrived', 'failed', 'ended', 'beingProcessed'])
  })

  test('the note of a transaction that no network has seen, or that may yet fail, does not say to go on [C20, C13]', () => {
    const watched = (kind: Kind, network: OffRampState['network']) => {
      const isMeant = (each: OffRampState) => each.kind === kind && each.cancel === 'no'
      const [, state] = scenes.find(([, each]) => isMeant(each) && !('cause' in each && each.cause === 'landed'))!
      return sayingOf({ ...state, network }, { ...situation, stage: 'confirming', watched: 'long' }).text
    }
    const texts = (['onItsWay', 'unseen'] as const).map((kind) => [watched(kind, 'base'), watched(kind, 'sui')])
    expect(texts).toEqual([
      ['sending.confirming.long', 'sending.confirming.longForHours'],
      ['sending.confirming.longUnseen', 'sending.confirming.longForHours'],
    ])
    for (const text of texts.flat()) expect(textOf(text)).not.toContain('continues')
  })

  test('each action that sends or cancels is one that the state allows [C19, H11, SAFE-C1]', () => {
    const offered: Readonly<Partial<Record<TransferAction, (state: OffRampState) => boolean>>> = {
      send: ({ ask }) => ask === 'afterLook' || ask === 'afterAnswer' || ask === 'isAsked',
      cancel: ({ cancel }) => ['afterLook', 'byItself', 'again'].includes(cancel),
      wasntSent: ({ cancel }) => cancel === 'byWord',
      haventSent: ({ cancel }) => cancel === 'byWord',
    }
    for (const [name, state] of scenes)
      for (const situation of situationsOf(state))
        for (const action of sayingOf(state, situation).actions)
          expect(offered[action]?.(state) ?? true, `${action} in ${name}`).toBe(true)
  })

  test('what is registered, gone, or on its way is never offered to be sent [SAFE-C1, C13]', () => {
    const sendable = rows.filter(([, { actions }]) => actions.includes('send')).map(([kind]) => kind)
    expect(sendable).toEqual(['askingHere', 'madeElsewhere'])
  })
})

const situation: Situation = {
  stage: null,
  isSendable: true,
  isMadeAgain: false,
  watched: 'no',
}

/** An address that is registered takes one transaction, and `isSendable` is false then. */
const situationsOf = (state: OffRampState): readonly Situation[] =>
  [null, 'checking', 'confirming', 'late', 'unseen', 'ended'].flatMap((stage) =>
    [true, false].map((isSendable) => ({
      ...situation,
      stage: stage as Situation['stage'],
      isSendable: isSendable && state.ask !== 'no',
    })),
  )

/** A screen shows only what was read. */
const scenes = Object.entries(SCENES).flatMap(([name, { facts, live = quiet, payout = payoutOf() }]) => {
  const state = payout ? stateOf(facts, live, payout) : null
  return state ? [[name, state] as const] : []
})
