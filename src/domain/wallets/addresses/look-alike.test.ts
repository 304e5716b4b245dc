import { sha256 } from '@noble/hashes/sha2.js'
import { PublicKey } from '@solana/web3.js'
import { getAddress } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressRuns, findLookAlike } from './look-alike.ts'

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const evm = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(`0x${hexOf(bytes)}`))

const forged = (saved: string, front: boolean, back: boolean) => {
  const digits = saved.slice(2).toLowerCase()
  const turned = Array.from(digits, (char) => (char === '0' ? '1' : '0')).join('')
  const head = front ? digits.slice(0, 4) : turned.slice(0, 4)
  const tail = back ? digits.slice(-4) : turned.slice(-4)
  return `0x${head}${turned.slice(4, -4)}${tail}`
}

test('a look-alike of a saved address is detected [SAFE-W2]', () => {
  fc.assert(
    fc.property(evm, (saved) => {
      expect(findLookAlike('base', forged(saved, true, true), [saved])).toEqual({ level: 'critical', address: saved })
      expect(findLookAlike('base', forged(saved, true, false), [saved])?.level).toBe('warning')
      expect(findLookAlike('base', forged(saved, false, true), [saved])?.level).toBe('warning')
      expect(findLookAlike('base', forged(saved, false, false), [saved])).toBeNull()
      expect(findLookAlike('base', saved.toLowerCase(), [saved])).toBeNull()
      expect(findLookAlike('base', ` ${forged(saved, true, true)} `, [saved])?.level).toBe('critical')
    }),
    { numRuns: 1000 },
  )
})

test('a saved address is not a look-alike of another saved one [SAFE-W2]', () => {
  const [saved] = fc.sample(evm, { numRuns: 1, seed: 7 })
  const twin = forged(saved ?? '', true, true)
  expect(findLookAlike('base', twin, [saved ?? '', twin])).toBeNull()
})

// fast-check prefers small bytes, but unrelated addresses are uniformly distributed.
const digest = (kind: string, index: number) => sha256(new TextEncoder().encode(`${kind} ${index}`))

test('unrelated addresses cause no warning [SAFE-W2]', () => {
  const pairs = Array.from({ length: 1000 }, (_, index) => index)
  const hexPair = (index: number) => ['one', 'other'].map((kind) => `0x${hexOf(digest(kind, index).slice(0, 20))}`)
  const solanaPair = (index: number) => ['one', 'other'].map((kind) => new PublicKey(digest(kind, index)).toBase58())
  const alarms = pairs.filter((index) => {
    const [one = '', other = ''] = hexPair(index)
    const [first = '', second = ''] = solanaPair(index)
    return findLookAlike('base', one, [other]) ?? findLookAlike('solana', first, [second])
  })
  expect(alarms).toEqual([])
})

test('what differs between two addresses is marked between their equal ends [SAFE-W2]', () => {
  expect(addressRuns('0xABcd11ef', '0xabcd22EF')).toEqual([
    { text: '0xABcd', isSame: true },
    { text: '11', isSame: false },
    { text: 'ef', isSame: true },
  ])
  expect(addressRuns('9wAa', '9waa')).toEqual([
    { text: '9w', isSame: true },
    { text: 'A', isSame: false },
    { text: 'a', isSame: true },
  ])
  expect(addressRuns('xy', 'zw')).toEqual([{ text: 'xy', isSame: false }])
  fc.assert(
    fc.property(evm, fc.boolean(), fc.boolean(), (saved, front, back) => {
      const other = forged(saved, front, back)
      const runs = addressRuns(other, saved)
      expect(runs.map(({ text }) => text).join('')).toBe(other)
      expect(runs.some(({ isSame }) => !isSame)).toBe(true)
    }),
  )
})
