import { Inputs, type Transaction } from '@mysten/sui.js/transactions'
import type { ChainNode } from '../../adapter.ts'
import { TERMS } from '../../cctp/facts.ts'
import { readBurnContracts, type SuiContracts } from '../../cctp/contracts.ts'
import { ChainError } from '../../chain-error.ts'
import type { BurnOrder } from '../../transfer-order.ts'
import { readShared } from '../node-reads.ts'
import { BURN_CALL } from './burn-call.ts'
import { isBurnBy } from './burn-bytes.ts'
import { draft, type draftTransfer } from './transfer.ts'

/**
 * The shared objects of the calls, and whether a burn changes them. Bytecode of `complete_burn` on mainnet (0xeb14978a…, in
 * MystenLabs/sui-packages), looked up on 2026-11-29.
 */
const OBJECTS = {
  tokenMessengerMinterState: false,
  stablecoinHandlerState: false,
  denyList: false,
  treasury: true,
  messageTransmitterState: false,
} as const satisfies Partial<Record<keyof SuiContracts, boolean>>

type ObjectName = keyof typeof OBJECTS

const NAMES = Object.keys(OBJECTS) as ObjectName[]

function requireContracts(node: ChainNode): SuiContracts {
  const contracts = readBurnContracts('sui', node)
  if (!contracts) throw new ChainError('network/no-cctp-domain')
  return contracts
}

interface BurnParts {
  readonly order: BurnOrder
  readonly contracts: SuiContracts
  /** By id, the version in which each became shared. */
  readonly versions: ReadonlyMap<string, string>
}

type Tokens = Parameters<Parameters<typeof draft>[2]>[1]

/** Circle's three calls, of which each takes what the one before has returned. */
function burnWith(transaction: Transaction, tokens: Tokens, { order, contracts, versions }: BurnParts): void {
  const { pure } = transaction
  const { token, burn } = order
  const { tokenMessengerMinter, stablecoinHandler } = contracts
  const object = (name: ObjectName) => {
    const objectId = contracts[name]
    const initialSharedVersion = versions.get(objectId)!
    return transaction.object(Inputs.SharedObjectRef({ objectId, initialSharedVersion, mutable: OBJECTS[name] }))
  }
  const [receipt, coin] = transaction.moveCall({
    target: `${tokenMessengerMinter}::${BURN_CALL}`,
    typeArguments: [token.address],
    arguments: [
      transaction.add(tokens),
      pure.u32(burn.domain),
      pure.address(burn.recipient),
      pure.address(TERMS.caller),
      pure.u256(TERMS.maxFee),
      pure.u32(TERMS.finality),
      pure.vector('u8', []),
      object('tokenMessengerMinterState'),
    ],
  })
  const [ticket] = transaction.moveCall({
    target: `${stablecoinHandler}::handler::burn`,
    arguments: [object('stablecoinHandlerState'), receipt!, coin!, object('denyList'), object('treasury')],
  })
  transaction.moveCall({
    target: `${tokenMessengerMinter}::deposit_for_burn::complete_burn`,
    typeArguments: [token.address, `${stablecoinHandler}::handler::Auth`],
    arguments: [ticket!, object('tokenMessengerMinterState'), object('messageTransmitterState')],
  })
}

/** A burn in place of a transfer (decisions.md C3). Refused where the network does not have the host's contracts. */
export const draftBurn: typeof draftTransfer = async (node, { burn, ...rest }, terms) => {
  if (!burn) throw new ChainError('network/refused')
  const order = { ...rest, burn }
  const contracts = requireContracts(node)
  const ids = NAMES.map((name) => contracts[name])
  const versions = await readShared(node, ids)
  if (!versions) throw new ChainError('network/refused')
  return draft(node, { ...order, ...terms }, (transaction, tokens) =>
    burnWith(transaction, tokens, { order, contracts, versions }),
  )
}

export const isBurnOf = (bytes: Uint8Array, order: BurnOrder, node: ChainNode): boolean =>
  isBurnBy(bytes, order, requireContracts(node))
