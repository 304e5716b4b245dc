import { base58Address } from '../address.ts'
import type { TronFacts } from '../facts.ts'
import { TronRefusal, invalidContract } from './refusal.ts'

const DAY_MS = 86_400_000

/** A part that was used, which comes back over a day. */
interface Used {
  readonly amount: number
  readonly at: number
}

export interface Account {
  /** Sun. */
  readonly balance: bigint
  readonly createdAt: number
  readonly freeBytes: Used
  readonly staked: { readonly bytes: number; readonly energy: number }
  readonly stakedBytes: Used
  readonly energy: Used
}

/** By hexadecimal address. */
export type Accounts = ReadonlyMap<string, Account>

export const newAccount = (createdAt: number): Account => {
  const unused = { amount: 0, at: createdAt }
  return {
    balance: 0n,
    createdAt,
    freeBytes: unused,
    staked: { bytes: 0, energy: 0 },
    stakedBytes: unused,
    energy: unused,
  }
}

export const usedNow = ({ amount, at }: Used, now: number): number =>
  Math.floor(amount * Math.max(0, 1 - (now - at) / DAY_MS))

/** When something is paid, and what it costs then. */
export interface Due {
  readonly now: number
  readonly facts: TronFacts
}

/** Null where neither the day's bytes nor the balance are enough. Bytes are taken from one source alone. */
function payForBytes(account: Account, bytes: number, { now, facts }: Due) {
  const usage = (used: Used) => ({ amount: usedNow(used, now) + bytes, at: now })
  const { staked, stakedBytes, freeBytes } = account
  if (staked.bytes - usedNow(stakedBytes, now) >= bytes)
    return { account: { ...account, stakedBytes: usage(stakedBytes) }, net_usage: bytes, fee: 0n }
  if (facts.freeBytes - usedNow(freeBytes, now) >= bytes)
    return { account: { ...account, freeBytes: usage(freeBytes) }, net_usage: bytes, fee: 0n }
  const fee = BigInt(bytes) * facts.bytePrice
  if (account.balance < fee) return null
  return { account: { ...account, balance: account.balance - fee }, net_usage: 0, fee }
}

const freeEnergy = ({ staked, energy }: Account, now: number): number =>
  Math.max(0, staked.energy - usedNow(energy, now))

/** How much a call may use: what is staked, and what the balance buys, both within the fee limit. */
export function energyLimit(account: Account, feeLimit: bigint, { now, facts }: Due): number {
  const affordable = BigInt(freeEnergy(account, now)) + account.balance / facts.energyPrice
  const allowed = feeLimit / facts.energyPrice
  return Number(affordable < allowed ? affordable : allowed)
}

export function payForEnergy(account: Account, used: number, { now, facts }: Due) {
  const staked = Math.min(used, freeEnergy(account, now))
  const fee = BigInt(used - staked) * facts.energyPrice
  const energy = { amount: usedNow(account.energy, now) + staked, at: now }
  return { account: { ...account, balance: account.balance - fee, energy }, staked, fee }
}

export function ownerOf(accounts: Accounts, owner: string): Account {
  const account = accounts.get(owner)
  if (!account) throw invalidContract(`account [${base58Address(owner)}] does not exist`)
  return account
}

export function paidForBytes(account: Account, bytes: number, due: Due) {
  const paid = payForBytes(account, bytes, due)
  if (!paid) throw new TronRefusal('BANDWITH_ERROR', 'Account resource insufficient error.')
  return paid
}
