import { formatMoney, parseMoney } from '../../quotes/money.ts'
import type { Services } from '../../services.ts'
import { addressKey } from '../../wallets/address.ts'
import { findLinkByAddress } from '../../wallets/link-table.ts'
import { REGISTERED_NETWORKS } from '../../wallets/networks.ts'
import type { ChainDeposit } from '../chain-port.ts'
import { lockPayoutByAddress } from '../payout-table.ts'
import type { Payout } from '../payout.ts'
import type { Deposit } from './deposit-table.ts'
import { insertDeposit } from './deposit-table.ts'
import { receiveOffloaded } from './offloader.ts'
import { receiveMoney } from './receive.ts'

/** Customers register the transaction of these networks (`cctp/off-ramp`). Until then the deposit waits. */
const isRegistered = (network: string) => REGISTERED_NETWORKS.includes(network)

/** Credits one transfer of a network, in a transaction. Repeating it changes nothing. Most are not for the sandbox. */
export async function creditFromChain(services: Services, network: string, shown: ChainDeposit): Promise<void> {
  const amount = parseMoney(shown.amount)
  if (amount === 0n) return
  const receiverKey = addressKey(shown.to)
  const deposit: Deposit = {
    id: `${network}:${shown.id}`,
    payoutId: null,
    network,
    currency: shown.token,
    amount: formatMoney(amount),
    sender: shown.from,
    receiverKey,
    hash: shown.hash,
    isReal: true,
    state: 'ignored',
    at: new Date(services.clock.now()),
  }
  const payout = await lockPayoutByAddress(services.db, network, receiverKey)
  if (payout) return creditPayout(services, payout, deposit)
  const link = await findLinkByAddress(services.db, network, shown.to)
  if (link?.sourceCurrency === deposit.currency) await receiveOffloaded(services, link, deposit)
}

async function creditPayout(services: Services, payout: Payout, deposit: Deposit): Promise<void> {
  const isWrongCoin = deposit.currency !== payout.source.currency
  const isNamed = !isRegistered(deposit.network) || payout.redemptionHash === deposit.hash
  if (!isWrongCoin && isNamed) await receiveMoney(services, payout, deposit)
  else await insertDeposit(services.db, { ...deposit, state: isWrongCoin ? 'ignored' : 'waiting' })
}
