import { rawValue } from '../../lib/open-enum.ts'
import type { SearchText } from '../bank-accounts/account-list.ts'
import { currencyCode } from '../currency.ts'
import type { Endpoint, Payout } from '../payouts/payout.ts'

const given = (texts: readonly (string | null | undefined)[]): readonly string[] =>
  texts.filter((text) => text != null && text !== '') as string[]

const wordsOf = ({ currency, network }: Endpoint) => [currencyCode(currency), rawValue(network)]

const NOTHING: SearchText = { words: [], digits: [] }

/** The payout's raw values and the labels that the table shows for them. */
export function payoutSearchText(payout: Payout, shown: SearchText = NOTHING): SearchText {
  const { id, status, type, amount, source, destination, sourceBankAccount, destinationBankAccount } = payout
  const accounts = [sourceBankAccount, destinationBankAccount].flatMap((account) => [
    account?.accountName,
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
    digits: given([id, amount, payout.instructions?.memo, ...shown.digits]),
  }
}
