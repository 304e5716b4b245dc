import { one, type Db } from '../../db/db.ts'
import type { Services } from '../../services.ts'
import { tokenAccountOf } from '../networks/solana/signed-transaction.ts'
import type { Holding } from '../networks/solana/token-accounts.ts'
import { simulatedAddress } from './deposit-address.ts'

const SOLANA = 'sol'

const simulatedAccount = (reference: string) => tokenAccountOf(simulatedAddress(SOLANA, reference), 'usdc')

/** Where the burned tokens of a payout are minted. On Solana Circle mints to an account of USDC alone, and makes none (C3). */
export async function mintAddressFor({ chains }: Services, network: string, reference: string): Promise<string> {
  const port = chains[network]
  if (port) return port.mintAddress ? port.mintAddress(reference) : port.depositAddress(reference)
  return network === SOLANA ? simulatedAccount(reference) : simulatedAddress(network, reference)
}

/** Of the simulated Solana: the account that a payout's tokens are minted to. The payout waits for them on the network of the burn. */
export async function mintAccount(db: Db, address: string): Promise<Holding | null> {
  const payout = await one(
    db.query<{ id: string }>(
      'select id from payouts where deposit_network <> $1 and deposit_address_key = $2 limit 1',
      [SOLANA, address],
    ),
  )
  if (!payout || (await simulatedAccount(payout.id)) !== address) return null
  return { owner: simulatedAddress(SOLANA, payout.id), coin: 'usdc' }
}
