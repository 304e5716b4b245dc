import { cleanUp, until, type Answers } from '../../support/host.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { CONFIG, filledOffRamp, send, type Sender } from './off-ramp-form.ts'

const JOURNAL = /^sphere-ramp:.*application_sandbox:/
const BEGUN = ':asked'
/** The kind of a fact, which follows the id of its entry. */
const KIND = /:[0-9a-f-]{36}:([a-zA-Z]+)/
/** What is known before a wallet is asked. */
const CREATED = ['asked', 'made', 'called', 'timeLearned']

/** What the journal holds of a transfer. */
interface Left {
  readonly phase: 'created' | 'signing' | 'sent'
  readonly hash?: string
  /** The network, where the transaction has to be registered with the server. */
  readonly network?: 'sui'
  readonly handedOver?: true
  readonly confirmed?: true
  /** What its transaction moved, where that isn’t what was asked for. */
  readonly moved?: 'otherAmount'
  /** The server didn’t take its transaction. */
  readonly refused?: true
  readonly registered?: string
}

export interface Opened extends Sender {
  /** How often this page asked the wallet to send. */
  readonly askedNow: () => number
}

/** By the names under which the journal keeps them. */
function factsOf({ phase, hash, network, ...known }: Partial<Left>): Record<string, object> {
  const ask = 'ask_1'
  const facts: Record<string, object> = {}
  if (phase === 'signing' || phase === 'sent')
    facts[`ask:${ask}`] = { kind: 'ask', ask, network: network ?? 'base', account: null, position: 100 }
  if (hash === undefined) return facts
  facts[`told:${hash}`] = { kind: 'told', ask, hash }
  if (known.handedOver) facts[`handedOver:${hash}`] = { kind: 'handedOver', ask, hash }
  if (known.confirmed) facts[`confirmed:${hash}`] = { kind: 'confirmed', hash, moved: known.moved ?? 'exact' }
  if (known.refused) facts[`registrationRefused:${hash}`] = { kind: 'registrationRefused', hash, code: null }
  if (known.registered) facts[`registered:${hash}`] = { kind: 'registered', hash: known.registered }
  return facts
}

/** Opens another page, with the journal as the earlier one has left it, or would have. */
export async function comeBack(sender: Sender, left: Partial<Left> = {}, path = '/my-payouts'): Promise<Opened> {
  const kept = Object.entries({ ...localStorage }).filter(([key]) => JOURNAL.test(key))
  cleanUp()
  const isReplaced = (key: string) => left.phase !== undefined && !CREATED.includes(KIND.exec(key)?.[1] ?? '')
  for (const [key, text] of kept) if (!isReplaced(key)) localStorage.setItem(key, String(text))
  const entries = kept.map(([key]) => key).filter((key) => key.endsWith(BEGUN))
  for (const entry of entries.map((key) => key.slice(0, -BEGUN.length)))
    for (const [name, fact] of Object.entries(factsOf(left)))
      localStorage.setItem(`${entry}:${name}`, JSON.stringify({ ...fact, at: { device: Date.now(), offset: null } }))
  const page: Visitor = await visit(path, { answers: sender.answers, config: CONFIG })
  const before = sender.askedToSend()
  return { ...sender, ...page, askedNow: () => sender.askedToSend() - before }
}

/** A transfer whose earlier page was closed in this phase, and the page that finds it. Its wallet answers again. */
export async function left(
  entry: Left,
  { answers = {}, path = '/my-payouts' }: { readonly answers?: Answers; readonly path?: string } = {},
): Promise<Opened> {
  const page = await filledOffRamp({ answers })
  page.wallet.refuse('eth_sendTransaction', new Error('nonce too low'))
  await send(page)
  await until(() => page.path()?.startsWith('/my-payouts'), 'the end of the earlier page')
  page.wallet.refuse('eth_sendTransaction', null)
  return comeBack(page, entry, path)
}
