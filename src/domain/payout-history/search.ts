import { rawValue } from '../../lib/open-enum.ts'
import { lastFourOf, type SearchText } from '../bank-accounts/account-list.ts'
import { currencyCode } from '../currency.ts'
import type { Endpoint, Payout } from '../payouts/payout.ts'
import { receivedOf } from './amounts.ts'
import { referencesOf } from './references/references.ts'

const given = (texts: readonly (string | null | undefined)[]): readonly string[] =>
  texts.filter((text) => text != null && text !== '') as string[]

const wordsOf = ({ currency, network }: Endpoint) => [currencyCode(currency), rawValue(network)]

const NOTHING: SearchText = { words: [], digits: [] }

/** The numbers of each bank account and virtual account that the details show. */
function accountNumbers(payout: Payout): readonly (string | null | undefined)[] {
  const { sourceBankAccount, destinationBankAccount, fundingBankAccount, fundingVirtualAccount } = payout
  const accounts = [sourceBankAccount, destinationBankAccount].filter((account) => account !== null)
  const { accountNumber, routingNumber, iban, bic, last4 } = fundingBankAccount ?? {}
  return [
    ...accounts.flatMap((account) => [lastFourOf(account), account.routingNumber]),
    accountNumber,
    routingNumber,
    iban,
    bic,
    last4,
    fundingVirtualAccount?.id,
  ]
}

/** The text of a payout's row and details, with the labels that they show for its raw values. */
export function payoutSearchText(payout: Payout, shown: SearchText = NOTHING): SearchText {
  const { status, type, amount, source, destination, sourceBankAccount, destinationBankAccount } = payout
  const accounts = [sourceBankAccount, destinationBankAccount].flatMap((account) => [
    account?.accountName,
    account?.accountHolderName,
    account?.bankName,
  ])
  return {
    words: given([
      rawValue(status),
      rawValue(type),
      ...wordsOf(source),
      ...wordsOf(destination),
      ...accounts,
      ...payout.wallets.map(({ nickname }) => nickname),
      ...shown.words,
    ]),
    digits: given([
      ...referencesOf(payout).map(({ value }) => value),
      amount,
      receivedOf(payout)?.money.amount,
      ...accountNumbers(payout),
      payout.instructions?.memo,
      payout.wireMessage,
      ...shown.digits,
    ]),
  }
}
