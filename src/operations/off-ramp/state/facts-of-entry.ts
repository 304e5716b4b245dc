import { readNetwork } from '../../../domain/networks.ts'
import { isRegisteredNetwork } from '../../../domain/payouts/transaction-id.ts'
import { isMade, type JournalEntry } from '../../journal/entry.ts'
import { mergeFacts, type Fact, type FactTime } from './facts.ts'

type Read = (entry: JournalEntry, at: FactTime) => readonly (Fact | false | undefined)[]

const timeOf = (entry: JournalEntry, device: number | undefined, made: FactTime): FactTime =>
  device === undefined ? made : { device, offset: entry.offset ?? null }

const created: Read = (entry, at) => {
  const { opId, idempotencyKey: key, payloadHash: form, kind: intent, payoutId } = entry
  return [
    !entry.adopted && { kind: 'asked', at, key, form, intent },
    !entry.adopted && { kind: 'called', at, call: opId },
    entry.repeated && { kind: 'called', at, call: `${opId}:repeated` },
    entry.phase === 'refused' && { kind: 'refused', at, code: null },
    isMade(entry) && payoutId !== undefined && { kind: 'made', at, payoutId, by: entry.adopted ? 'opened' : 'answer' },
    entry.differs && { kind: 'differs', at, fields: [] },
    entry.byHand && { kind: 'byHand', at },
  ]
}

const isAsked = ({ phase, since }: JournalEntry) => phase === 'signing' || (since !== undefined && phase !== 'created')

/** It declined, and the search after that found nothing: this device left the payout to the one that made it. */
const isLeft = (entry: JournalEntry) => entry.letGo && isAsked(entry) && entry.hash === undefined

/** Somebody, such as its customer, says that it brought tokens; on these networks only a look shows whether it did. */
const isClaimed = ({ returning, network = '', seen, confirmed }: JournalEntry) =>
  returning === true && isRegisteredNetwork(network) && !seen && !confirmed

function unasked(entry: JournalEntry, at: FactTime): Fact | false {
  const { opId: ask, hash } = entry
  if (hash === undefined) return false
  return isClaimed(entry) ? { kind: 'told', at, ask, hash } : { kind: 'found', at, hash, moved: 'exact' }
}

const asked: Read = (entry, at) => {
  const { opId: ask, network = '', since = null, hash } = entry
  if (!isAsked(entry)) return [unasked(entry, at)]
  const sent = timeOf(entry, entry.sentAt, at)
  const left = timeOf(entry, entry.declinedAt, at)
  return [
    { kind: 'ask', at, ask, network: readNetwork(network) ?? null, account: null, position: since },
    hash !== undefined && { kind: 'told', at: sent, ask, hash },
    hash !== undefined && entry.handedOver && { kind: 'handedOver', at: sent, ask, hash },
    isLeft(entry) && { kind: 'saidNo', at: left, ask, code: null },
    isLeft(entry) && { kind: 'looked', at: { ...left, device: left.device + 1 }, ask, position: null },
    entry.letGo && hash !== undefined && { kind: 'kept', at: sent, ask },
  ]
}

const registration: Read = (entry, made) => {
  const { registered, conflict } = entry
  const at = timeOf(entry, entry.sentAt, made)
  return [
    registered !== undefined && { kind: 'registered', at, hash: registered },
    conflict !== undefined && { kind: 'registrationRefused', at, hash: conflict, code: null },
  ]
}

/** Its payout was cancelled because it could not arrive any more; no journal keeps why. */
const isGivenUp = ({ phase, returning, arrived, letGo, declinedAt }: JournalEntry) =>
  phase === 'done' && !returning && !arrived && !letGo && declinedAt === undefined

const transaction: Read = (entry, made) => {
  const { hash, landing, sentAt } = entry
  if (hash === undefined) return []
  const at = timeOf(entry, sentAt, made)
  return [
    landing !== undefined && { kind: 'bound', at, hash, bound: landing },
    entry.seen && { kind: 'seen', at, hash },
    entry.confirmed && { kind: 'confirmed', at, hash, moved: 'exact' },
    entry.returning && !isClaimed(entry) && { kind: 'found', at, hash, moved: 'exact' },
    isGivenUp(entry) && { kind: 'superseded', at, hash },
  ]
}

const ends: Read = (entry, made) => [
  entry.cancelling && { kind: 'cancelAsked', at: timeOf(entry, entry.declinedAt, made), attempt: entry.opId },
  entry.arrived && { kind: 'read', at: made, status: 'funded', refund: 'none', updated: null },
  entry.announced && { kind: 'announced', at: made, hash: entry.hash ?? null },
]

/** Reads an entry of the journal as facts. It kept few times: where it has none, a fact is as old as the entry. */
export function factsOf(entry: JournalEntry): readonly Fact[] {
  const at: FactTime = { device: entry.createdAt, offset: entry.offset ?? null }
  const facts = [created, asked, registration, transaction, ends].flatMap((read) => read(entry, at))
  return mergeFacts(facts.filter((fact) => typeof fact === 'object'))
}
