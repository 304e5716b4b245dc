import { expect, test } from 'vitest'
import type { Says } from '../../test/support/claims/claims.ts'
import { rowOf } from '../../test/support/claims/rows.ts'
import { englishMessages } from '../messages.ts'
import { formsOf } from '../rules/message.ts'
import { MONEY as KINDS, PLACES, WHEN, WHO } from './facts.ts'
import { MONEY, rowsOf, TABLES } from './money.ts'
import { SECOND_STATEMENTS } from './tables/second-statements.ts'
import { SILENT } from './tables/silent.ts'
import { sentencesWithNames } from './statements.ts'

const messages = englishMessages().map(({ id, text, area }) => ({
  id,
  area,
  sentences: [...new Set(formsOf(text).flatMap((form) => sentencesWithNames(form.text, 'en')))],
}))
const written = new Set(messages.flatMap(({ sentences }) => sentences))
const silent = Object.values(SILENT).flat()
const first = TABLES.flatMap(rowsOf).map(([sentence]) => sentence)
const second = rowsOf(SECOND_STATEMENTS).map(([sentence]) => sentence)

const repeated = (list: readonly string[]) => list.filter((sentence, at) => list.indexOf(sentence) !== at)

/** Denials, also those that are no negation to a grammar, and what leaves out all else: “only”, “exactly”. */
const DENIES =
  /\p{L}n[’']t\b|\b(?:no|not|nothing|never|none|nobody|neither|nor|cannot|without|unable|fail(?:s|ed)?|refused|lost|twice|insufficient|only|exactly)\b/iu
const OF_MONEY =
  /\b(?:money|funds?|amounts?|pay|pays|paying|paid|payments?|payouts?|charged?|fees?|costs?|send|sends|sent|sending|coins?|stablecoins?|USD[CT]|balance|deposit|refund\w*|tokens?|left|leaves?|arriv\w+|came|comes?|goes|returned|lost|recovered|mov\w+|credited|reach\w*|receive\w*|holds?|transfers?|cancel\w*|created|transaction failed)\b|\{(?:coin|amount|source|destination|paid|total)\b/i
const WENT_BACK =
  /\b(?:come|comes|came|goes|go|went|sends?|sent|sending|taken)\b.{0,40}\bback\b|\bback to (?:you\b|your (?:bank|wallet))|\breturned\b|\btwice\b|\blost\b/i

/** What says without a denial that money is somewhere now. */
const HAPPENED =
  /\b(?:(?:was|were|been) (?:sent|paid|credited|refunded)|left (?:your|a) wallet|went(?! wrong)|(?:has|have) reached|arrived)\b/i

/** The places where each sentence counts: the ends of a payout, its sending, and what is undecided or unconfirmed. */
const PLACE = /^(?:sending|payouts\.end|payouts\.undecided)\.|\.(?:unconfirmed|notConfirmed)\./

/** What a claim of `test/support/claims/` says became of the money. */
const CLAIMED: Readonly<Partial<Record<Says, readonly string[]>>> = {
  sent: ['moved'],
  delivered: ['moved'],
  comesBack: ['moved'],
  cameBack: ['moved'],
  notSent: ['not moved'],
  notDelivered: ['not moved'],
  notCharged: ['not moved'],
  maybeSent: ['unknown'],
  maybeCreated: ['unknown', 'not moved'],
}
const claimsOf = (id: string) => (rowOf(id)?.says ?? []).flatMap((says) => CLAIMED[says] ?? [])

/** Messages whose facts and claims differ, and why both are right. */
const APART: Readonly<Record<string, string>> = {
  'payouts.cancelFailed.text': 'says that the transfer stands, and not what became of its money',
  'payouts.earlier.text': 'is of two transfers',
  'payouts.found.notMade': 'is of what was created',
  'payouts.waiting.notReplaced': 'is of two transfers',
  'payouts.waiting.replaceFailed': 'is of two transfers',
  'payouts.late.text': 'is of another transfer',
  'payouts.createFailed.title': 'stands over the words of the server, which may say anything',
  'payouts.instructions.missing.text': 'is of a transfer that the customer may pay otherwise',
  'payouts.step.otherWalletArrived': 'has the claim which wallet it was',
  'payouts.step.converted': 'is one step, whatever came of it later',
  'payouts.step.forwarded': 'is one step, whatever came of it later',
  'sending.conflict.text': 'says that it was not sent from here, and may have been from elsewhere',
  'sending.cancelling.text': 'says what is known so far',
  'sending.over.returned.text': 'says that what arrived was not paid out',
  'sending.stranded.sentAnyway': 'says that the wallet sent it, and not to whom',
  'sending.step.unconfirmed': 'is one step, whatever came of it later',
  'sending.unfinished.asked.cancel': 'is what the customer says',
  'sending.unfinished.awaited.cancel': 'is what the customer says',
  'sending.unfinished.cancelled': 'says that a cancel was done',
  'sending.unfinished.unsent.failed': 'is of one attempt',
  'sending.transaction.title': 'asks the customer',
  'sending.transaction.late.title': 'asks the customer',
  'sending.transaction.register': 'is what the customer says',
  'chainErrors.aptos/send-unknown': 'is quoted by the specification, above what is known',
  'chainErrors.network/different': 'says that something else was sent',
  'chainErrors.network/unreachable': 'is of what is asked for now, whatever was sent before',
  'onboarding.tos.refused.text': 'is of a customer who has no transfer',
  'onboarding.tos.error.text': 'is of a customer who has no transfer',
  'onboarding.tos.error.slow': 'is of a customer who has no transfer',
  'onboarding.kyc.error.text': 'is of a customer who has no transfer',
  'onboarding.kyc.error.slow': 'is of a customer who has no transfer',
  'onboarding.kyc.error.unsafe': 'is of a customer who has no transfer',
}

const isCandidate = (id: string, sentence: string) =>
  PLACE.test(id) ||
  claimsOf(id).length > 0 ||
  WENT_BACK.test(sentence) ||
  HAPPENED.test(sentence) ||
  (DENIES.test(sentence) && OF_MONEY.test(sentence))

test('each sentence that could be about money has its facts, or the reason why it has none [S9]', () => {
  const known = new Set([...MONEY.keys(), ...silent])
  const candidates = messages.flatMap(({ id, sentences }) =>
    sentences.filter((sentence) => isCandidate(id, sentence)).map((sentence) => ({ id, sentence })),
  )
  expect(candidates.length).toBeGreaterThan(500)
  expect(candidates.filter(({ sentence }) => !known.has(sentence))).toEqual([])
  const needed = new Set(candidates.map(({ sentence }) => sentence))
  expect(silent.filter((sentence) => !needed.has(sentence))).toEqual([])
})

test('each sentence of the tables is one of English, once, and its facts are of the lists [S9]', () => {
  expect([...first, ...second].filter((sentence) => !written.has(sentence))).toEqual([])
  expect([repeated([...first, ...silent]), repeated(second)]).toEqual([[], []])
  expect(second.filter((sentence) => !MONEY.has(sentence))).toEqual([])
  for (const { money, who, from, to, when } of [...MONEY.values()].flat()) {
    expect(KINDS).toContain(money)
    expect(WHO).toContain(who)
    for (const time of when.split(' or ')) expect(WHEN).toContain(time)
    for (const place of [from, to]) if (!/^[<{]/.test(place)) expect(PLACES).toContain(place)
  }
})

test('the table of claims and the facts say the same became of the money [S9, E22]', () => {
  const apart = messages.filter(({ id, sentences }) => {
    const claims = new Set<string>(claimsOf(id))
    const became = sentences
      .flatMap((sentence) => MONEY.get(sentence) ?? [])
      .filter(({ when }) => when === 'past')
      .map(({ money }) => money)
    return rowOf(id) !== null && became.some((money) => !claims.has(money))
  })
  expect(apart.map(({ id }) => id).toSorted()).toEqual(Object.keys(APART).toSorted())
})
