import { z } from 'zod'
import { STABLECOINS } from '../quotes/currencies.ts'
import type { Link } from './link-table.ts'
import { walletNameOf, walletNetworks } from './networks.ts'

export const WalletBankAccount = z
  .strictObject({
    id: z.string().regex(/^walletBankAccount_[a-z0-9]{3,32}$/),
    wallet: z.strictObject({ address: z.string(), network: z.enum(walletNetworks) }),
    sourceCurrency: z.enum(STABLECOINS),
    destinationNetwork: z.string(),
  })
  .meta({ id: 'WalletBankAccount' })

export const linkOnWire = (link: Link): z.input<typeof WalletBankAccount> => ({
  id: link.id,
  wallet: { address: link.address, network: z.enum(walletNetworks).parse(walletNameOf(link.network)) },
  sourceCurrency: link.sourceCurrency,
  destinationNetwork: link.destinationNetwork,
})
