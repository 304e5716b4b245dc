import { reference } from '../../ids.ts'
import type { Route } from '../../quotes/rails.ts'
import type { Services } from '../../services.ts'
import { fiatRow, type AccountNumber, type Fiat } from '../../tables/currencies.ts'
import { transferRulesOf } from '../../wallets/networks.ts'
import { depositAddressFor } from '../deposits/deposit-address.ts'
import { mintAddressFor } from '../deposits/mint-address.ts'
import type { FundingBankAccount, Instructions } from '../payout.ts'

const BANK = 'Sandbox Trust Bank'
const NO_NUMBERS: Readonly<Record<AccountNumber, null>> = {
  bic: null,
  iban: null,
  accountNumber: null,
  routingNumber: null,
}

function accountFor(fiat: Fiat) {
  const { paidInto } = fiatRow(fiat)
  if (!paidInto) throw new Error(`No account for ${fiat}, which is only paid out`)
  return { ...paidInto, numbers: { ...NO_NUMBERS, ...paidInto.numbers } }
}

export function fundingAccountFor({ fiat }: Pick<Route, 'fiat'>): FundingBankAccount {
  const { numbers, accountType, bankAddress } = accountFor(fiat)
  return {
    ...numbers,
    accountHolderName: 'Sphere Sandbox Ltd',
    beneficiaryAddress: '1 Sandbox Plaza, Wilmington, DE 19801, USA',
    accountType,
    bankName: BANK,
    bankAddressString: bankAddress,
    last4: (numbers.accountNumber ?? numbers.iban ?? '').slice(-4),
  }
}

export const bankInstructions = (services: Services, { fiat }: Pick<Route, 'fiat'>): Instructions => ({
  memo: `SPH${reference(services, { purpose: 'memo', length: 7, characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' })}`,
  resource: { type: 'bankAccount', bankName: BANK, ...accountFor(fiat).numbers },
})

/** With CCTP the tokens are burned on the source network and redeemed on the destination of the burn. */
export async function walletInstructions(
  services: Services,
  { network }: Route,
  payoutId: string,
): Promise<Instructions> {
  const destination = services.settings.cctp ? (transferRulesOf(network)?.burnsTo ?? network) : network
  const addressFor = destination === network ? depositAddressFor : mintAddressFor
  const address = await addressFor(services, destination, payoutId)
  return { memo: null, resource: { type: 'wallet', address, network: destination } }
}
