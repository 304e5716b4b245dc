import { familyOf, networkRules, type Family, type Network } from '../../../../src/domain/networks.ts'

const RULES = 'src/domain/network-rules.ts'

interface FamilyFacts {
  readonly mayBeDropped: boolean
  readonly mayBeUndone: boolean
  readonly landsForHours: number | null
  readonly contractsSign: boolean
  readonly signsWithEach: boolean
  readonly sharesAddress: boolean
}

/** A transaction that ends within minutes, of a wallet whose one key signs. */
const short: FamilyFacts = {
  mayBeDropped: false,
  mayBeUndone: false,
  landsForHours: null,
  contractsSign: false,
  signsWithEach: false,
  sharesAddress: false,
}

/** What holds of the transactions and the wallets of a family, whichever its network. The pages that are named were read as copies, on 2026-11-30. */
const FAMILIES: Readonly<Record<Family, FamilyFacts>> = {
  // It has a nonce and no end: docs.alchemy.com, "Pending, Mined, Dropped & Replaced". A contract signs by EIP-1271.
  evm: { ...short, mayBeDropped: true, contractsSign: true, sharesAddress: true },
  // It ends with its blockhash, after 150 blocks: solana.com, "Confirmation & Expiration".
  solana: { ...short, signsWithEach: true },
  // It ends with the next epoch (`TransactionExpiration` of @mysten/sui), and an epoch is a day.
  sui: { ...short, signsWithEach: true, landsForHours: 48 },
  // It ends at its `expiration_timestamp_secs`: aptos.dev, "Transaction Management".
  aptos: short,
  // It ends at its `expiration`, and counts in a solidified block: developers.tron.network, "Transactions".
  tron: { ...short, mayBeUndone: true },
}

/** What the row of a network has otherwise than its family. */
export function wrongOfFamily(network: Network): readonly string[] {
  const family = familyOf(network)
  const wanted = FAMILIES[family]
  if (!wanted) return [`test/contract/rows/networks/families.ts has no row for the family ${family}`]
  const { mayBeDropped = false, mayBeUndone = false, landsForHours = null, ...rules } = networkRules(network)
  const { contractsSign = false, signsWithEach = false, sharesAddress } = rules
  const said: FamilyFacts = { mayBeDropped, mayBeUndone, landsForHours, contractsSign, signsWithEach, sharesAddress }
  return (Object.keys(wanted) as (keyof FamilyFacts)[])
    .filter((column) => said[column] !== wanted[column])
    .map(
      (column) =>
        `${RULES} says ${said[column]} of ${network}’s ${column}, its family ${wanted[column]} (test/contract/rows/networks/families.ts)`,
    )
}
