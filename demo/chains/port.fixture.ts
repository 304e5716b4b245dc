import { expect, test } from 'vitest'
import type { ChainPort, ChainToken } from '../sandbox/payouts/chain-port.ts'

interface Bed {
  /** That of the network, once it runs. */
  port(): ChainPort
  /** A port of another process. */
  another(): ChainPort
  /** An address that nobody has used. */
  recipient(): string
  /** By the network's own SDK. */
  isAddress(address: string): boolean
  readonly token: ChainToken
  /** What the network says to more than the treasury has. */
  readonly tooMuch: string
}

/** What holds of the port to every network. */
export function testPort({ port, another, recipient, isAddress, token, tooMuch }: Bed): void {
  const balanceOf = (address: string) => port().balance({ token, address })

  test('a reference is paid once: concurrently, again later, and by another process [SAFE-B5]', async () => {
    const to = recipient()
    const transfer = { token, to, amount: '10.00', reference: 'payout_once' }
    const [first, second] = await Promise.all([port().send(transfer), port().send(transfer)])
    expect(second).toEqual(first)
    expect(await port().send(transfer)).toEqual(first)
    expect(await another().send(transfer)).toEqual(first)
    expect(await balanceOf(to)).toBe('10.00')

    const other = await port().send({ ...transfer, reference: 'payout_other' })
    expect(other.hash).not.toBe(first.hash)
    expect(await balanceOf(to)).toBe('20.00')
  })

  test('processes that send one reference at the same moment pay once, and agree on the transaction [SAFE-B5]', async () => {
    const to = recipient()
    const ports = Array.from({ length: 4 }, another)
    const transfer = { token, to, amount: '1.00', reference: 'payout_race' }
    const outcomes = await Promise.allSettled(ports.map((each) => each.send(transfer)))
    const hashes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.hash] : []))
    expect(new Set(hashes).size).toBe(1)
    expect(await balanceOf(to)).toBe('1.00')
    expect(await ports[3]!.send(transfer)).toEqual({ hash: hashes[0] })
  })

  test('a rejected send moves nothing and can be repeated [SAFE-B5]', async () => {
    const to = recipient()
    const large = { token, to, amount: '2000000000', reference: 'payout_big' }
    await expect(port().send(large)).rejects.toThrow(tooMuch)
    await expect(port().send({ ...large, amount: '0.0000001' })).rejects.toThrow('More than 6 decimals')
    expect(await balanceOf(to)).toBe('0.00')
    await port().send({ ...large, amount: '2.00' })
    expect(await balanceOf(to)).toBe('2.00')
  })

  test('a deposit address is one of the network, and never changes for its reference [C18]', async () => {
    const address = await port().depositAddress('payout_a')
    expect(isAddress(address)).toBe(true)
    expect(await another().depositAddress('payout_a')).toBe(address)
    expect(await port().depositAddress('payout_b')).not.toBe(address)
    expect(await balanceOf(address)).toBe('0.00')
  })
}
