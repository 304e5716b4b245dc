import { expect, test } from 'vitest'
import { startWallet, walletErrors } from '../../domain/wallets/wallet-form.ts'
import { formNote } from './form-note.ts'

const emptyWallet = startWallet(undefined, { allowSuiPayouts: true })

const ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

test.each([
  ['an empty form', {}, 'wallets.form.fill'],
  ['an address of another network', { address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }, 'wallets.form.fixAddress'],
  ['a nickname that is too long', { address: ADDRESS, nickname: 'n'.repeat(21) }, 'wallets.form.fixNickname'],
  ['an address alone', { address: ADDRESS }, 'wallets.form.fillNickname'],
  ['all but the consent', { address: ADDRESS, nickname: 'Treasury' }, 'wallets.form.fillConsent'],
] as const)('the note names what %s lacks [WAL-09, WAL-15]', (_, part, note) => {
  const form = { ...emptyWallet, network: 'base' as const, ...part }
  expect(formNote(walletErrors(form))).toBe(note)
})
