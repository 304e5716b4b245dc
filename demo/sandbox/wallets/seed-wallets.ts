import { newId } from '../ids.ts'
import type { PersonaName } from '../personas/personas.ts'
import type { Seed } from '../personas/seed.ts'
import { type WalletNetwork } from '../tables/networks.ts'
import { familyOf } from './networks.ts'
import { testKey } from './test-keys.ts'
import { insertWallet } from './wallet-table.ts'

interface Owned {
  readonly network: WalletNetwork
  /** Which of the family's test keys. */
  readonly key: number
  readonly nickname: string | null
  readonly signed?: boolean
}

const usual: readonly Owned[] = [
  { network: 'solana', key: 0, nickname: 'Test Wallet', signed: true },
  { network: 'ethereum', key: 0, nickname: 'Treasury', signed: true },
  { network: 'base', key: 1, nickname: null },
]

const many: readonly Owned[] = [
  ...usual,
  { network: 'solana', key: 1, nickname: 'Cold storage' },
  { network: 'solana', key: 2, nickname: 'Payroll', signed: true },
  { network: 'ethereum', key: 2, nickname: 'Vault' },
  { network: 'polygon', key: 0, nickname: 'Polygon', signed: true },
  { network: 'arbitrum', key: 0, nickname: 'Arbitrum' },
  { network: 'avalanche', key: 3, nickname: 'Avalanche' },
  { network: 'tron', key: 0, nickname: 'Tron' },
  { network: 'sui', key: 0, nickname: 'Sui' },
  { network: 'aptos', key: 0, nickname: 'Aptos' },
]

const owned: Partial<Record<PersonaName, readonly Owned[]>> = {
  existing: usual,
  'additional-review': usual,
  nosepa: usual,
  'eur-restricted': usual,
  'eur-l2': usual,
  blocked: usual,
  business: usual,
  level2: usual,
  many,
}

const DAY_MS = 24 * 3600_000

export const seedWallets: Seed = async (services, { persona, customer }) => {
  const wallets = (persona && owned[persona]) ?? []
  for (const [index, { network, key, nickname, signed = false }] of wallets.entries())
    await insertWallet(services.db, {
      id: newId(services, 'wallet'),
      customerId: customer.id,
      network,
      address: testKey(familyOf(network), key).address,
      nickname,
      signed,
      createdAt: new Date(services.clock.now() - (50 - index) * DAY_MS),
    })
}
