import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { messages } from '../../locales/en/wallet-connection.ts'
import { ChainError, type Broadcast, type ChainErrorCode } from './chain-error.ts'

const catalogue = setupI18n({ locale: 'en', messages: { en: messages } })
const said = (code: ChainErrorCode, values: Readonly<Record<string, string>> = {}, isForHost = false) =>
  new ChainError(code, { values }).explain(catalogue, isForHost).message

test('the sentences of the spec are said of the coin that is missing [CHAIN-19, CHAIN-20, CHAIN-21, SAFE-C11, C9]', () => {
  expect(said('network/not-enough-for-fee', { coin: 'SOL' })).toBe('Not enough SOL to pay for transaction fee')
  expect(said('network/not-enough-tokens', { coin: 'USDC' })).toBe('Transfer amount exceeds wallet USDC balance')
  expect(said('network/not-enough-tokens', { coin: 'USDT' })).toBe('Transfer amount exceeds wallet USDT balance')
  expect(said('network/expired')).toBe('Transaction expired, please try again.')
})

test('a family’s own sentence comes before the one for all [CHAIN-22]', () => {
  const familyTexts = setupI18n({
    locale: 'en',
    messages: { en: { ...messages, 'chainErrors.sui/refused': ['Own {coin}'] } },
  })
  const refused = (family?: 'sui' | 'evm') =>
    new ChainError('network/refused', { ...(family && { family }), values: {} }).explain(familyTexts)
  expect(refused('sui')).toMatchObject({ code: 'network/refused', message: 'Own {coin}', reference: null })
  for (const family of ['evm', undefined] as const) expect(refused(family).message).toBe(said('network/refused'))
})

test('the sentence of the spec is said where a wallet of Sui lacks tokens, and for its fee the one for all [CHAIN-22]', () => {
  const onSui = (code: ChainErrorCode) =>
    new ChainError(code, { family: 'sui', values: { coin: 'SUI' } }).explain(catalogue).message
  expect(onSui('network/not-enough-tokens')).toBe('Insufficient tokens in wallet to initiate transfer.')
  expect(onSui('network/not-enough-for-fee')).toBe('Not enough SUI to pay for transaction fee')
})

test('the sentences of the spec are said of Tron’s wallets and transfers [CHAIN-23, CHAIN-24]', () => {
  const onTron = (code: ChainErrorCode) => new ChainError(code, { family: 'tron' }).explain(catalogue).message
  expect(onTron('wallet/locked')).toBe('Please connect your TRON wallet!')
  expect(onTron('network/refused')).toBe('Invalid recipient or amount')
  expect(onTron('network/expired')).toBe(said('network/expired'))
})

test('below a sentence of the spec stands what to do, of the family or of all [E21]', () => {
  const remedy = (code: ChainErrorCode, family?: 'sui' | 'tron' | 'aptos') =>
    new ChainError(code, { ...(family && { family }), values: { coin: 'USDC' } }).explain(catalogue).remedy
  expect(remedy('wallet/send-unknown', 'aptos')).toMatch(/^We don’t know if your wallet sent this\./)
  expect(remedy('wallet/send-unknown')).toBeUndefined()
  expect(remedy('network/refused', 'tron')).toMatch(/^Nothing was sent\./)
  const more = 'Enter a smaller amount, or add USDC to this wallet.'
  for (const family of ['sui', undefined] as const) expect(remedy('network/not-enough-tokens', family)).toBe(more)
})

test.each([
  'wallet/send-declined',
  'wallet/send-unknown',
  'wallet/signed-other',
  'network/refused',
  'network/different',
  'network/unreachable',
] as const)('the code %s has a sentence of its own', (code) => {
  expect(said(code)).toMatch(/^[A-Z].*\.$/)
})

test('an error of a wallet is told in its own words, where it has any, and to no host [W12]', () => {
  expect(said('wallet/failed', { words: 'Vault is locked.' })).toBe(
    'Your wallet answered with an error: “Vault is locked.” Nothing was sent.',
  )
  const wordless = 'Your wallet answered with an error. Nothing was sent.'
  expect(said('wallet/failed', { words: 'none' })).toBe(wordless)
  expect(said('wallet/failed', { words: '0x7099 is locked' }, true)).toBe(wordless)
})

test('a host receives the sentence, and no value in it', () => {
  expect(said('network/not-enough-for-fee', { coin: 'SOL' }, true)).toBe('Not enough … to pay for transaction fee')
})

test('only what may be on its way forbids to cancel its payout [C19]', () => {
  const mayCancel = (broadcast: Broadcast) => new ChainError('network/refused', { broadcast }).mayCancelPayout
  expect([mayCancel('none'), mayCancel('landed'), mayCancel('unknown')]).toEqual([true, true, false])
})
