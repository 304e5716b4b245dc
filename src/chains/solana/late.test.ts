import { afterAll, expect, test } from 'vitest'
import type { ChainNode } from '../adapter.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { readLook } from './scripted.fixture.ts'
import { send } from './send.ts'
import { follow } from './watch-transaction.ts'

const { solana, node, connection, customer, relaying, until } = await openLocalSolana({ slotMs: 100 })
afterAll(() => solana.stop())

test('a late transaction may get there after all: the first copy comes 40 blocks later [CHAIN-16, CHAIN-17, CHAIN-21, SAFE-C4, C4]', async () => {
  const { session, transfer, received } = await customer()
  let first: (() => Promise<unknown>) | null = null
  const slow = relaying(async (transaction, _, real) => {
    first ??= () => real(transaction, true)
    return 'accepted'
  })
  const watch = await send(session, transfer, slow.node, recordingSteps())
  await expect(watch.look()).resolves.toBe('unseen')
  solana.skipSlots(40)
  await expect(readLook(watch)).resolves.toBe('unseen, expiryPassed')
  expect(await received()).toBe('0.00')
  await first!()
  expect((await until(() => watch.look(), 'confirmed')).at(-1)).toBe('confirmed')
  expect(await received()).toBe('5.00')
})

test('a first copy that the network dropped is made good by the same bytes, once [CHAIN-18, C5]', async () => {
  const { session, transfer, received, asked } = await customer()
  solana.loseNext(1)
  const { node: noted, relayed } = relaying((transaction, skipPreflight, real) => real(transaction, skipPreflight))
  const watch = await send(session, transfer, noted, recordingSteps())
  await until(() => watch.look(), 'confirmed')
  expect([await received(), asked.length]).toEqual(['5.00', 1])
  expect(relayed[0]).toBe(false)
  expect(relayed.slice(1)).toContain(true)
  expect(relayed.slice(1)).not.toContain(false)
})

test('twenty transactions that are lost expire, each after it was late, and none of their tokens move [CHAIN-17, CHAIN-21, SAFE-C4]', async () => {
  const lost = relaying(async () => 'accepted')
  for (let at = 0; at < 20; at += 1) {
    const { session, transfer, received } = await customer()
    const watch = await send(session, transfer, lost.node, recordingSteps())
    const first = await watch.look()
    solana.skipSlots(21)
    expect([first, await readLook(watch)]).toEqual(['unseen', 'unseen, expiryPassed'])
    solana.skipSlots(150)
    expect([await watch.look(), await received()]).toEqual(['expired', '0.00'])
  }
})

test('a transfer that landed is found in the history, however long the page was closed [C4, SAFE-C4]', async () => {
  const { session, transfer } = await customer()
  const watch = await send(session, transfer, node, recordingSteps())
  await until(() => watch.look(), 'confirmed')
  solana.skipSlots(1000)
  await expect(follow(transfer, watch.hash, node).look()).resolves.toBe('confirmed')
  await expect(watch.look()).resolves.toBe('confirmed')
})

test('a slow approval is not late at once, unless the blockhash has expired [CHAIN-17, C4]', async () => {
  const slow = (slots: number) => customer({ change: () => void solana.skipSlots(slots) })
  const { session, transfer, received } = await slow(100)
  const watch = await send(session, transfer, node, recordingSteps())
  expect((await until(() => readLook(watch), 'confirmed')).join()).not.toContain('expiryPassed')
  expect(await received()).toBe('5.00')

  const slower = await slow(152)
  const { recorded, ...steps } = recordingSteps()
  const late = send(slower.session, slower.transfer, node, steps)
  await expect(late).rejects.toMatchObject({ code: 'network/expired', broadcast: 'none' })
  expect(recorded).toEqual(['asking'])
})

test('an approval that no height shows to be late is handed over [CHAIN-17, SAFE-E1]', async () => {
  let isSilent = false
  const fetch: ChainNode['fetch'] = (input, init) => {
    const isHeight = JSON.parse(init!.body as string).method === 'getBlockHeight'
    return isHeight && isSilent ? Promise.reject(new TypeError('fetch failed')) : node.fetch(input, init)
  }
  const { session, transfer, received } = await customer({ change: () => void (isSilent = true) })
  const watch = await send(session, transfer, { ...node, fetch }, recordingSteps())
  isSilent = false
  await until(() => watch.look(), 'confirmed')
  expect(await received()).toBe('5.00')
})

test('an earlier page’s transaction that is lost expires with its blockhash, which the journal has kept [SAFE-C4, C4]', async () => {
  const { session, transfer } = await customer()
  const lost = relaying(async () => 'accepted')
  const known: { bound?: string } = {}
  const steps = recordingSteps({ onHash: (_, bound) => void Object.assign(known, { bound }) })
  const { hash, bound } = await send(session, transfer, lost.node, steps)
  expect([known.bound, bound]).toEqual([expect.stringMatching(/^\d+$/), known.bound])
  const watch = follow(transfer, hash, node, known)
  await expect(watch.look()).resolves.toBe('unseen')
  solana.skipSlots(100)
  await expect(readLook(watch)).resolves.toBe('unseen, expiryPassed')
  solana.skipSlots(90)
  await expect(watch.look()).resolves.toBe('expired')
})

test('a relay that is refused or lost is asked about, and what may be on its way is looked after [CHAIN-15, API-37, C5, C19]', async () => {
  const silentAfter = (relay: ChainNode['relay']) => {
    const { node: asked, relayed } = relaying(relay)
    const fetch: ChainNode['fetch'] = async (input, init) =>
      relayed.length > 0 ? new Response('', { status: 503 }) : asked.fetch(input, init)
    return { node: { ...asked, fetch }, relayed }
  }
  const rows = [
    ['refused, and unknown to the network', relaying(async () => 'refused'), 'network/refused'],
    ['a call of which nothing is known', relaying(async () => 'unknown'), null],
    ['refused, and unknown whether the network knows it', silentAfter(async () => 'refused'), null],
    [
      'refused, and known to the network',
      relaying(async (transaction, _, real) => {
        await real(transaction, true)
        return 'refused'
      }),
      null,
    ],
  ] as const
  for (const [name, { node }, code] of rows) {
    const { session, transfer } = await customer()
    const { recorded, ...steps } = recordingSteps()
    const outcome = await send(session, transfer, node, steps).then(
      ({ hash }) => ({ recorded: ['asking', hash], code: null, broadcast: null }),
      ({ code, broadcast }: { code: string; broadcast: string }) => ({
        recorded: ['asking', recorded[1]],
        code,
        broadcast,
      }),
    )
    expect({ name, ...outcome }).toEqual({ name, recorded, code, broadcast: code && 'none' })
  }
})

test('a transaction that cannot succeed is refused by the preflight, and costs no fee [CHAIN-15, API-37]', async () => {
  const { session, transfer, keypair } = await customer()
  const other = { ...node, token: () => ({ address: node.token('solana', 'usdc')!.address, decimals: 7 }) }
  await expect(send(session, { ...transfer, amount: '0.5' }, other, recordingSteps())).rejects.toMatchObject({
    code: 'network/refused',
    broadcast: 'none',
  })
  expect(await connection.getBalance(keypair.publicKey)).toBe(1_000_000_000)
})
