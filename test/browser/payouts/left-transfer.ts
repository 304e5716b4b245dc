import { cleanUp, until, type Answers } from '../../support/host.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { CONFIG, filledOffRamp, send, type Sender } from './off-ramp-form.ts'

const JOURNAL = /^sphere-ramp:.*application_sandbox:/
const BEGUN = ':asked'
/** Facts whose value is a part of their key. */
const SEVERAL = ['phase', 'hash', 'registered']

/** What the journal holds of a transfer. */
interface Left {
  readonly phase: 'created' | 'signing' | 'sent'
  readonly hash?: string
  /** The network, where the transaction has to be registered with the server. */
  readonly network?: 'sui'
  readonly handedOver?: true
  readonly confirmed?: true
  readonly registered?: string
}

export interface Opened extends Sender {
  /** How often this page asked the wallet to send. */
  readonly askedNow: () => number
}

/** Opens another page, with the journal as the earlier one has left it, or would have. */
export async function comeBack(sender: Sender, left: Partial<Left> = {}, path = '/my-payouts'): Promise<Opened> {
  const kept = Object.entries({ ...localStorage }).filter(([key]) => JOURNAL.test(key))
  cleanUp()
  const isReplaced = (key: string) => left.phase !== undefined && key.includes(':phase:')
  for (const [key, text] of kept) if (!isReplaced(key)) localStorage.setItem(key, String(text))
  const entries = kept.map(([key]) => key).filter((key) => key.endsWith(BEGUN))
  for (const entry of entries.map((key) => key.slice(0, -BEGUN.length)))
    for (const [field, value] of Object.entries(left)) {
      const name = SEVERAL.includes(field) ? `${field}:${value}` : field
      localStorage.setItem(`${entry}:${name}`, JSON.stringify({ field, value, at: Date.now() }))
    }
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
