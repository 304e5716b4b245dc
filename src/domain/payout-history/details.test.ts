import { expect, test } from 'vitest'
import { PAYOUT_STATUSES, type Payout } from '../payouts/payout.ts'
import { bankAccountOf, detailsSections, fromLabelOf, lacksInstructions, payoutTypeLabel } from './details.ts'
import { railOf } from '../rails.ts'
import { networkLabel } from './network-label.ts'
import { namedParty, partiesOf } from './parties.ts'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from './payout.fixture.ts'

const sections = (payout: Payout) => detailsSections(payout).join(' ')

test('the details screen has header, info, bank and payment sections [DET-02, DET-03, DET-05, DET-06]', () => {
  expect(sections(offRamp)).toBe('header info timeline bankDetails paymentDetails')
  expect(sections({ ...onRamp, status: 'succeeded' })).toBe('header info timeline bankDetails paymentDetails')
})

test.each(PAYOUT_STATUSES)('the funding instructions are shown while the deposit is awaited: %s [DET-04]', (status) => {
  expect(detailsSections({ ...onRamp, status }).includes('fundingInstructions')).toBe(status === 'pending')
  expect(detailsSections({ ...offRamp, status }).includes('fundingInstructions')).toBe(false)
})

test('what stands for instructions that are not there yet has their place [DET-04, E22]', () => {
  const missing = { ...onRamp, instructions: null }
  expect(sections(missing)).toBe(sections(onRamp))
  for (const payout of [{ ...missing, status: 'funded' as const }, offRamp, offloaded, onChain, microdeposit])
    expect(lacksInstructions(payout)).toBe(false)
  expect([lacksInstructions(missing), lacksInstructions(onRamp)]).toEqual([true, false])
})

test('the funding instructions come before the progress [DET-04, H21]', () => {
  expect(sections(onRamp)).toBe('header info fundingInstructions timeline bankDetails paymentDetails')
})

test('a microdeposit shows its virtual account and no timeline [DET-07, ENT-18]', () => {
  expect(sections(microdeposit)).toBe('header info virtualAccount bankDetails paymentDetails')
})

test('a payout between two wallets has no bank section [DET-06]', () => {
  expect(sections(onChain)).toBe('header info timeline paymentDetails')
  expect(bankAccountOf(onChain)).toBeNull()
  expect(bankAccountOf(offRamp)).toBe(offRamp.destinationBankAccount)
  expect(bankAccountOf(onRamp)).toBe(onRamp.sourceBankAccount)
})

test('a party is an account, a wallet, any account or an offloader wallet [ENT-11, ENT-13, ENT-15, ENT-17, ENT-19]', () => {
  const bank = { kind: 'bank', name: 'Chase', lastFour: '4821', network: 'achPush' }
  const wallet = {
    kind: 'wallet',
    nickname: 'Main wallet',
    address: '7xKqT4abcdefghijklmnopqrstuvwxyz9fPdWm',
    network: 'sol',
  }
  expect(partiesOf(onRamp)).toEqual({ from: bank, to: wallet })
  expect(partiesOf(offRamp)).toEqual({ from: wallet, to: { ...bank, network: 'achSameDay' } })
  for (const id of [null, 'usd']) {
    const sourceless = { ...onRamp, source: { ...onRamp.source, id }, sourceBankAccount: null }
    expect(partiesOf(sourceless).from).toEqual({ kind: 'anyBank', network: 'achPush' })
    expect(partiesOf({ ...sourceless, type: 'microdeposit' }).from.kind).toBe('unknownBank')
  }
  expect(partiesOf({ ...onRamp, sourceBankAccount: null }).from.kind).toBe('unknownBank')
  expect(partiesOf({ ...offRamp, destinationBankAccount: null }).to.kind).toBe('unknownBank')
  expect(partiesOf(offloaded).from).toEqual({
    kind: 'offloader',
    address: '0x8f00000000000000000000000000000000c240',
    network: 'optimism',
  })
  expect(partiesOf({ ...offloaded, funding: null }).from).toEqual({
    kind: 'wallet',
    nickname: null,
    address: null,
    network: 'optimism',
  })
  expect([fromLabelOf(offloaded), fromLabelOf(offRamp)]).toEqual(['payouts.details.offloader', 'payouts.details.from'])
})

test.each([
  ['ach', 'ACH'],
  ['achPush', 'ACH_PUSH'],
  ['achPull', 'ACH_PULL'],
  ['achSameDay', 'ACH_SAME_DAY'],
  ['clabe', 'SPEI'],
  ['swiftpay_pesonet', 'SWIFTPAY_PESONET'],
  ['sol', null],
  ['', null],
])('the network %j is the method %s [METH-02]', (network, rail) => {
  expect(railOf(network)).toBe(rail)
})

test('a narrow row names the bank, with the direction of its money, and else the side that receives [H7]', () => {
  const sourceless = { ...onRamp, sourceBankAccount: null, source: { ...onRamp.source, id: 'usd' } }
  const named = (payout: Payout) => {
    const { direction, party } = namedParty(payout)
    return `${direction} ${party.kind}`
  }
  expect([onRamp, offRamp, offloaded, microdeposit].map(named)).toEqual([
    'from bank',
    'to bank',
    'to bank',
    'from bank',
  ])
  expect([sourceless, onChain].map(named)).toEqual(['to wallet', 'to wallet'])
  expect(named({ ...offRamp, destinationBankAccount: null })).toBe('to unknownBank')
})

test('a network is shown as a method, a chain or the server’s text [DET-05]', () => {
  expect(networkLabel('achSameDay')).toEqual({ method: 'payouts.method.ACH_SAME_DAY' })
  expect(networkLabel('sol')).toEqual({ network: 'solana', name: 'Solana' })
  expect(networkLabel('optimism')).toEqual({ network: 'optimism', name: 'Optimism' })
  expect(networkLabel({ unlisted: 'starknet' })).toEqual({ raw: 'starknet' })
})

test('a known type has a label, an unknown one is shown as the server wrote it [ENT-10, SAFE-E8]', () => {
  expect(payoutTypeLabel('microdeposit')).toBe('payouts.type.microdeposit')
  expect(payoutTypeLabel({ unlisted: 'swap' })).toBeNull()
})
