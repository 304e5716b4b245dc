import { z } from 'zod'
import { STABLECOINS } from '../tables/currencies.ts'
import type { Link } from './link-table.ts'
import { WALLET_NETWORKS } from '../tables/networks.ts'
import { walletNameOf } from './networks.ts'

export const WalletBankAccount = z
  .strictObject({
    id: z.string().regex(/^walletBankAccount_[a-z0-9]{3,32}$/),
    wallet: z.strictObject({ address: z.string(), network: z.enum(WALLET_NETWORKS) }),
    sourceCurrency: z.enum(STABLECOINS),
    destinationNetwork: z.string(),
  })
  .meta({ id: 'WalletBankAccount' })

export const linkOnWire = (link: Link): z.input<typeof WalletBankAccount> => ({
  id: link.id,
  wallet: { address: link.address, network: z.enum(WALLET_NETWORKS).parse(walletNameOf(link.network)) },
  sourceCurrency: link.sourceCurrency,
  destinationNetwork: link.destinationNetwork,
})
