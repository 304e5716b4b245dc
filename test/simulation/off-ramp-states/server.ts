import {
  accepts,
  breaks,
  FAMILIES,
  isUnderWay,
  note,
  type Delete,
  type Device,
  type Transaction,
  type World,
} from './world.ts'

const isCounted = ({ server, family }: World, { status, moved, tokens, hash }: Transaction): boolean =>
  status === 'landed' &&
  moved !== 'somethingElse' &&
  tokens === 'there' &&
  (FAMILIES[family].finding === 'byServer' || server.registered === hash)

/** The server counts the deposits that it finds. What it can't use goes back. */
export function countDeposits(world: World): void {
  const { server } = world
  for (const transaction of world.transactions.filter((each) => isCounted(world, each))) {
    if (server.status === 'pending') {
      const isExact = transaction.moved === 'exact'
      server.status = isExact ? 'funded' : 'failedPrecondition'
      transaction.tokens = isExact ? 'taken' : 'owed'
    } else {
      transaction.tokens = 'back'
      if (server.status === 'cancelled') server.status = 'refunded'
    }
  }
}

export function sendBack({ transactions }: World): void {
  for (const each of transactions) if (each.tokens === 'owed' || each.tokens === 'taken') each.tokens = 'back'
}

/** The server takes the first transaction that is registered, and no other. */
export function register(world: World, device: Device, hash: string): void {
  const { server } = world
  server.registered ??= hash
  if (server.registered === hash) note(world, device, { kind: 'registered', hash })
  else note(world, device, { kind: 'registrationRefused', hash, code: 'cctp_conflict' })
}

export function deletePayout(world: World, call: Delete): 'cancelled' | 'refused' {
  if (world.server.status !== 'pending') return 'refused'
  world.server.status = 'cancelled'
  for (const transaction of world.transactions) judgeCancel(world, call, transaction)
  const isAsked = world.requests.some(({ device }) => device === call.device)
  if (isAsked && !call.byWord && world.wallet === 'submits')
    breaks(world, `cancelled while the own wallet asks (${call.reason})`)
  return 'cancelled'
}

const isLeaving = ({ devices }: World, { device, hash, status }: Transaction): boolean =>
  status === 'signed' &&
  devices[device]!.facts.some((fact) => fact.kind === 'handedOver' && fact.hash === hash) &&
  devices[device]!.tabs.some(({ signed }) => signed?.hash === hash)

function judgeCancel(world: World, call: Delete, transaction: Transaction): void {
  if (!isUnderWay(transaction) && !isLeaving(world, transaction)) return
  const { status, since, account, odd } = transaction
  const isVisible = status === 'landed' && since <= call.lookedUpTo && account === 'own'
  if (call.byWord) accepts(world, 'cancelled by the customer’s word under a transfer')
  else if (transaction.device === call.device && odd) accepts(world, `cancelled, and the wallet ${odd}`)
  else if (transaction.device === call.device) breaks(world, `cancelled under an own transfer (${call.reason})`)
  else if (isVisible) breaks(world, `cancelled though the network showed a transfer (${call.reason})`)
  else accepts(world, 'cancelled under another device’s transfer that no look could show')
}

/** A transaction left its wallet or its page: is it the payout's second? */
export function judgeSent(world: World, sent: Transaction): void {
  const isSecond = (other: Transaction) =>
    other !== sent && other.ask !== sent.ask && other.account !== 'hand' && isUnderWay(other)
  if (!isUnderWay(sent)) return
  for (const other of world.transactions.filter(isSecond)) {
    const odd = sent.odd ?? other.odd
    if (other.device === sent.device && odd) accepts(world, `sent twice, and the wallet ${odd}`)
    else if (other.device === sent.device) breaks(world, 'one device sent twice')
    else if (FAMILIES[world.family].finding === 'byRegistration' && world.wallet === 'signs')
      breaks(world, 'two devices sent, though registration comes first')
    else accepts(world, 'two devices sent')
  }
}
