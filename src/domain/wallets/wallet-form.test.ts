import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '../../../test/support/part.ts'
import { hasHiddenCharacters } from '../../lib/format/visible-text.ts'
import { NETWORKS } from '../networks.ts'
import type { Wallet } from './wallet.ts'
import {
  connectedWallet,
  editWallet,
  startWallet,
  walletErrors,
  walletPayload,
  type WalletForm,
} from './wallet-form.ts'
import { walletName } from './wallet-name.ts'

const emptyWallet = startWallet(undefined, { allowSuiPayouts: true })

const required = 'validation.required'
const filled: WalletForm = {
  network: 'solana',
  address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  nickname: 'Main wallet',
  consent: true,
  isConnected: false,
}
const errorsOf = (changes: Partial<WalletForm>) => walletErrors({ ...filled, ...changes })

test('the form starts empty, on Solana and without a connected wallet [WAL-06]', () => {
  expect(emptyWallet).toEqual({ network: 'solana', address: '', nickname: '', consent: false, isConnected: false })
})

test.each([
  ['base', 'base'],
  ['sui', 'solana'],
  ['bsc', 'solana'],
  ['starknet', 'solana'],
  [undefined, 'solana'],
])('with the parameter %s the form starts on %s [WAL-02]', (network, started) => {
  expect(startWallet(network, { allowSuiPayouts: false }).network).toBe(started)
})

test('the form may start on Sui where it is allowed [WAL-02]', () => {
  expect(startWallet('sui', { allowSuiPayouts: true }).network).toBe('sui')
})

test('a complete form has no errors, an empty one has an error in each field [WAL-07, WAL-08]', () => {
  expect(errorsOf({})).toEqual({})
  expect(walletErrors(emptyWallet)).toEqual({ address: required, nickname: required, consent: required })
  expect(errorsOf({ network: '' as WalletForm['network'] })).toEqual({ network: required })
  expect(errorsOf({ address: ' ', nickname: ' ' })).toEqual({ address: required, nickname: required })
})

test('consent must be given [WAL-08]', () => {
  expect(errorsOf({ consent: false })).toEqual({ consent: required })
})

test('the address is validated for its network [WAL-09, WAL-10]', () => {
  const invalid = { address: 'validation.invalidWalletAddress' }
  expect(errorsOf({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })).toEqual(invalid)
  expect(errorsOf({ network: 'base' })).toEqual(invalid)
  expect(errorsOf({ network: 'base', address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })).toEqual({})
})

test.each([
  ['solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['base', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['sui', `0x${'ab'.repeat(32)}`],
  ['aptos', `0x${'cd'.repeat(32)}`],
] as const)(
  'on %s marks without width and spaces around an address are not judged and not sent [B25, SAFE-W1]',
  (network, address) => {
    for (const mark of ['\u200b', '\u2060', '\ufeff', '\u00ad', ' ', '\u00a0', '\t'])
      for (const text of [`${mark}${address}`, `${address}${mark}`]) {
        expect(errorsOf({ network, address: text })).toEqual({})
        expect(walletPayload({ ...filled, network, address: text }).address).toBe(address)
      }
    for (const mark of ['\u200b', '\u00ad'])
      expect(walletPayload({ ...filled, network, address: [...address].join(mark) }).address).toBe(address)
    // A character that changes the order of the letters, or replaces one, makes another text of it.
    const other = ['\u202e', '\u200f', '\u2067', '\uff10', '\u0660']
    for (const mark of other)
      expect(errorsOf({ network, address: `${mark}${address}` }).address).toBe('validation.invalidWalletAddress')
  },
)

test.each([
  ['\u200b\u00a0', 'validation.required'],
  ['Main\u00a0wallet', null],
  ['\u202eMain wallet\u202c', null],
])('the part of the nickname %j that is seen is judged and sent [B25, WAL-11]', (nickname, error) => {
  expect(errorsOf({ nickname }).nickname ?? null).toBe(error)
  expect(walletPayload({ ...filled, nickname }).nickname).toBe(error ? '' : 'Main wallet')
})

test('a nickname has at most 20 characters, without leading and trailing spaces [WAL-11]', () => {
  expect(errorsOf({ nickname: ` ${'a'.repeat(20)} ` })).toEqual({})
  expect(errorsOf({ nickname: 'a'.repeat(21) })).toEqual({ nickname: 'validation.maxLength.walletNickname' })
})

test('the payload has five trimmed fields [WAL-06]', () => {
  const address = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'
  expect(
    walletPayload({ ...filled, network: 'base', address: ` ${address}`, nickname: ' Main ', isConnected: true }),
  ).toEqual({
    network: 'base',
    address: `0x${address}`,
    nickname: 'Main',
    consent: true,
    isConnected: true,
  })
})

const wallet: Wallet = { id: 'wallet_1', network: 'base', address: '0xAB', nickname: null, signed: true }

test('an edit starts with the wallet’s values and requires consent again [WAL-06, WAL-08]', () => {
  expect(editWallet(wallet, 'base')).toEqual({ ...emptyWallet, network: 'base', address: '0xAB' })
  expect(editWallet({ ...wallet, nickname: 'Treasury' }, 'base').nickname).toBe('Treasury')
})

test('a wallet without a nickname is shown with a default name [WAL-05]', () => {
  expect(walletName(wallet)).toEqual({ label: 'wallets.unnamed' })
  expect(walletName(wallet, true)).toEqual({ label: 'wallets.multisig' })
  expect(walletName({ nickname: 'Treasury' }, true)).toEqual({ nickname: 'Treasury' })
})

/** Almost addresses: the letters of every family, with invisible characters between them. */
const HOSTILE = fc.string({
  unit: fc.constantFrom(...'0x19aAfFTlIO ', '\u200b', '\u202e', '\u2066', '\ufeff', 'а', '٣', '\0', '😀', '\ud800'),
  maxLength: 70,
})
const SAMPLES = [filled.address, '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']
/** An address with something in it. */
const altered = fc
  .tuple(fc.constantFrom(...SAMPLES), fc.nat(44), HOSTILE)
  .map(([address, at, inserted]) => address.slice(0, at) + inserted + address.slice(at))

test('of any text, only an address without hidden characters passes, and is sent as it was checked [WAL-09, SAFE-W1]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NETWORKS), fc.oneof(HOSTILE, altered), HOSTILE, (network, address, nickname) => {
      const form: WalletForm = { ...filled, network, address, nickname }
      const errors = walletErrors(form)
      expect(walletErrors(form)).toEqual(errors)
      const sent = walletPayload(form)
      if (!errors.address) {
        expect(hasHiddenCharacters(sent.address)).toBe(false)
        expect(walletErrors({ ...form, address: sent.address }).address).toBeUndefined()
      }
      if (!errors.nickname) expect(sent.nickname.length).toBeGreaterThan(0)
      if (!errors.nickname) expect(sent.nickname.length).toBeLessThanOrEqual(20)
    }),
    { numRuns: runsOf(10_000) },
  )
})

// Measures CPU time of this thread, so that the load of the machine does not matter.
const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test.each(['1', '0x', 'T', ' ', 'aB', '\u200b', '\u202e', 'z', '😀'])(
  'a hundred thousand times %j is judged on each network in less than 50 ms [SAFE-W1]',
  (unit) => {
    const text = unit.repeat(100_000 / unit.length)
    for (const network of NETWORKS) {
      const judge = () => {
        const start = workedMs()
        walletErrors({ ...filled, network, address: text, nickname: text })
        return workedMs() - start
      }
      expect(Math.min(judge(), judge(), judge())).toBeLessThan(50)
    }
  },
)

test('a connected wallet is saved under its own name, as far as a nickname goes [W5, W15]', () => {
  const { network, address } = filled
  expect(connectedWallet({ network, address, name: 'Ledger Nano X of the treasury', consent: true })).toEqual({
    network,
    address,
    nickname: 'Ledger Nano X of the',
    consent: true,
    isConnected: true,
  })
})
