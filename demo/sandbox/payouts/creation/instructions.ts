import { randomText } from '../../ids.ts'
import type { Route } from '../../quotes/rails.ts'
import type { Services } from '../../services.ts'
import { transferRulesOf } from '../../wallets/networks.ts'
import { depositAddressFor } from '../deposits/deposit-address.ts'
import type { FundingBankAccount, Instructions } from '../payout.ts'

const BANK = 'Sandbox Trust Bank'
const NOT_ITS_OWN = { bic: null, iban: null, accountNumber: null, routingNumber: null }

/** The sandbox's own accounts, to which customers pay. */
const accounts = {
  usd: { ...NOT_ITS_OWN, accountNumber: '900000123456', routingNumber: '021000021' },
  eur: { ...NOT_ITS_OWN, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
}

const accountFor = ({ fiat }: Pick<Route, 'fiat'>) => accounts[fiat === 'eur' ? 'eur' : 'usd']

export function fundingAccountFor(route: Pick<Route, 'fiat'>): FundingBankAccount {
  const numbers = accountFor(route)
  const isEuro = route.fiat === 'eur'
  return {
    ...numbers,
    accountHolderName: 'Sphere Sandbox Ltd',
    beneficiaryAddress: '1 Sandbox Plaza, Wilmington, DE 19801, USA',
    accountType: isEuro ? null : 'checking',
    bankName: BANK,
    bankAddressString: isEuro
      ? '12 Testplatz, 60311 Frankfurt am Main, DEU'
      : '270 Example Avenue, New York, NY 10017, USA',
    last4: (numbers.accountNumber ?? numbers.iban ?? '').slice(-4),
  }
}

export const bankInstructions = (route: Pick<Route, 'fiat'>): Instructions => ({
  memo: `SPH${randomText(7, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')}`,
  resource: { type: 'bankAccount', bankName: BANK, ...accountFor(route) },
})

/** With CCTP the tokens are burned on the source network and redeemed on the destination of the burn. */
export async function walletInstructions(
  services: Services,
  { network }: Route,
  payoutId: string,
): Promise<Instructions> {
  const destination = services.settings.cctp ? (transferRulesOf(network)?.burnsTo ?? network) : network
  const address = await depositAddressFor(services, destination, payoutId)
  return { memo: null, resource: { type: 'wallet', address, network: destination } }
}
