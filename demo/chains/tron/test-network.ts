import { TronWeb, type Types, utils } from 'tronweb'
import { type Anvil, findAnvil } from '../evm/anvil.ts'
import { createMachine } from '../evm/machine.ts'
import { TRON_TOKENS } from '../networks.ts'
import { messageOfJson } from './chain/protobuf.ts'
import { startTronNetwork } from './tron-network.ts'

export const USDT = TRON_TOKENS.usdt.address
const BLOCK_MS = 40

export type Signed = Types.SignedTransaction<Types.TriggerSmartContract>
type Unsigned = Types.Transaction<Types.TriggerSmartContract>

/** Null where anvil cannot run. A network for one test file, and what a wallet does there by tronweb. */
export async function openTestTron(anvil: Anvil = findAnvil()) {
  if ('missing' in anvil) return null
  const machine = createMachine(anvil)
  const tron = await startTronNetwork(machine.parts(), { blockMs: BLOCK_MS })
  const reader = new TronWeb({ fullHost: tron.rpcUrl })
  const stop = async () => {
    await tron.stop()
    await machine.stop()
  }

  async function fundedWallet(funds: { native?: string; usdt?: string }) {
    const { privateKey, address } = utils.accounts.generateAccount()
    await tron.fund(address.base58, funds)
    const tronWeb = new TronWeb({ fullHost: tron.rpcUrl, privateKey })
    return { tronWeb, address: address.base58, privateKey }
  }

  /** A transfer of USDT, built on this side of the wire. */
  async function transfer(from: { tronWeb: TronWeb; address: string }, to: string, units: bigint | string) {
    const parameters = [
      { type: 'address', value: to },
      { type: 'uint256', value: units.toString() },
    ]
    const options = { txLocal: true, feeLimit: 100_000_000, callValue: 0 }
    const { transaction } = await from.tronWeb.transactionBuilder.triggerSmartContract(
      USDT,
      'transfer(address,uint256)',
      options,
      parameters,
      from.address,
    )
    return transaction as Unsigned
  }

  async function settle(txID: string) {
    for (;;) {
      const info = await reader.trx.getUnconfirmedTransactionInfo(txID)
      if (info.id) return info
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async function send(from: { tronWeb: TronWeb; address: string }, to: string, units: bigint) {
    const signed = await from.tronWeb.trx.sign(await transfer(from, to, units))
    const answer = await from.tronWeb.trx.sendRawTransaction(signed)
    return { signed, answer }
  }

  const balanceOf = (address: string) => tron.port.balance({ token: 'usdt', address })
  return { tron, reader, stop, fundedWallet, transfer, send, settle, balanceOf }
}

export type TestTron = NonNullable<Awaited<ReturnType<typeof openTestTron>>>

/** A transaction with other fields, whose bytes and id are right again. */
export function rewritten(transaction: Unsigned, change: (raw: Unsigned['raw_data']) => void): Unsigned {
  const copy = structuredClone(transaction)
  change(copy.raw_data)
  const message = messageOfJson(copy)
  const txID = utils.transaction.txPbToTxID(message).replace(/^0x/, '')
  return { ...copy, txID, raw_data_hex: utils.transaction.txPbToRawDataHex(message).toLowerCase() }
}

/** The bytes of a signed transaction. */
export function wireOf({ signature, ...transaction }: Signed): string {
  const message = messageOfJson(transaction)
  for (const each of signature) message.addSignature(Uint8Array.from(Buffer.from(each, 'hex')))
  return Buffer.from(message.serializeBinary()).toString('hex')
}

export const newAddress = () => utils.accounts.generateAccount().address.base58
