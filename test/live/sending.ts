import type { TransactionWatch, WalletSession } from '../../src/chains/adapter.ts'
import type { Deposit } from '../../src/domain/payouts/deposit.ts'
import { toUnits } from '../../src/lib/money.ts'
import type { Live } from './live-node.ts'
import { must } from './outcome.ts'
import { balanceOf, depositOf, type Check } from './reading.ts'
import { AMOUNT, DECIMALS } from './testnets.ts'
import { decided, until } from './waiting.ts'

interface Sent {
  readonly deposit: Deposit
  /** As it was reported. A watch may find another one. */
  readonly hash: string
  readonly watch: TransactionWatch
  readonly since: number
  readonly before: { readonly from: string; readonly to: string }
}

const unitsOf = (balance: string) => toUnits(balance, DECIMALS)!

/** An EVM wallet broadcasts by itself. The hash of what the others sign is reported before it leaves the page. */
const orderOf = ({ settings: { family } }: Live) =>
  family === 'evm' ? ['asking', 'signed', 'hash'] : ['asking', 'signed', 'hash', 'handed over']

/** The recipient is new, as the address of each payout is. */
async function send(live: Live, session: WalletSession): Promise<Sent> {
  const { adapter, node, events } = live
  const deposit = depositOf(live, session.address)
  await adapter.check(session, deposit, node)
  const before = { from: await balanceOf(live, deposit.from), to: await balanceOf(live, deposit.to) }
  let since = -1
  let hash = ''
  events.length = 0
  const watch = await adapter.send(session, deposit, node, {
    async onAsking(newest) {
      since = newest
      events.push('asking')
    },
    onHash(returned) {
      hash = returned
      events.push('hash')
    },
  })
  const order = orderOf(live)
  must(events.slice(0, order.length).join() === order.join(), `the order is ${events.join(', ')}`)
  must(watch.hash === hash, `it tells ${hash} and follows ${watch.hash}`)
  return { deposit, hash, watch, since, before }
}

async function requireArrived(live: Live, { deposit: { from, to }, before }: Sent): Promise<void> {
  const moved = toUnits(AMOUNT, DECIMALS)!
  const expected = { from: unitsOf(before.from) - moved, to: unitsOf(before.to) + moved }
  for (const [at, address] of [['to', to] as const, ['from', from] as const])
    await until(
      () => balanceOf(live, address),
      (balance) => unitsOf(balance) === expected[at],
      live.pace,
    )
}

const OTHER_AMOUNT = '0.010001'

async function followLater(live: Live, { deposit, hash, watch, since }: Sent): Promise<void> {
  const { bound } = watch
  const known = { since, ...(bound !== undefined && { bound }) }
  const { answer } = await decided(live.adapter.follow(deposit, hash, live.node, known), live)
  must(answer === 'confirmed', `it is called ${answer}`)
  const other = live.adapter.follow({ ...deposit, amount: OTHER_AMOUNT }, hash, live.node)
  const { answer: ofOther } = await decided(other, live)
  must(ofOther === 'different', `another amount is called ${ofOther}`)
}

/** The checks of one sending, in this order. Each needs the one before it. */
export function sendingOf(session: WalletSession, { settings: { coin } }: Live): readonly Check[] {
  let sent: Sent
  return [
    {
      title: `sends ${AMOUNT} ${coin.toUpperCase()}, and tells the hash in time`,
      async run(live) {
        sent = await send(live, session)
        return `${live.hashOnChain(sent.hash)} to ${sent.deposit.to}`
      },
    },
    {
      title: 'follows it until it is confirmed',
      async run(live) {
        const { answer, seen } = await decided(sent.watch, live)
        must(answer === 'confirmed', `it is called ${answer}`)
        must(sent.watch.hash === sent.hash, `it is followed as ${sent.watch.hash}`)
        return seen.join(', ')
      },
    },
    { title: 'has moved exactly that from one to the other', run: (live) => requireArrived(live, sent) },
    {
      title: 'follows it on a later page, and tells another amount from it',
      run: (live) => followLater(live, sent),
    },
    {
      title: 'finds it without its hash',
      async run(live) {
        const found = () => live.adapter.findSent(sent.deposit, sent.since, live.node)
        const { answer } = await until(found, (hash) => hash !== null, live.pace)
        must(answer?.hash === sent.hash && answer.moved === 'exact', `it finds ${answer?.hash}`)
      },
    },
  ]
}
