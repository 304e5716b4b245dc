// Base58 is read by hand: this file is served to a browser as it is, and so imports no package.
import type { ChainReader } from '../../chain-reader.ts'
import { ask } from './ask.ts'

const COINS_SUN = 1_000_000_000

interface Info {
  readonly blockNumber?: number
  readonly receipt?: { readonly result?: string }
}

export const tronReader: ChainReader = {
  async units(rpcUrl, token, owner) {
    const asked = {
      owner_address: owner,
      contract_address: token,
      function_selector: 'balanceOf(address)',
      visible: true,
    }
    const { constant_result: [units] = [] } = await ask<{ constant_result?: readonly string[] }>(
      rpcUrl,
      'wallet/triggerconstantcontract',
      { ...asked, parameter: wordOf(owner) },
    )
    return units ? BigInt(`0x${units}`) : 0n
  },
  async transaction(rpcUrl, hash) {
    const { blockNumber, receipt } = await ask<Info>(rpcUrl, 'wallet/gettransactioninfobyid', { value: hash })
    if (blockNumber === undefined) return { status: 'not found', block: null }
    return { status: receipt?.result === 'SUCCESS' ? 'confirmed' : 'failed', block: String(blockNumber) }
  },
  async giveCoins(rpcUrl, address) {
    await ask(rpcUrl, 'sandbox/givetrx', { address, amount: COINS_SUN })
  },
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The 20 bytes of an address as a word of a call. Its checksum was checked where it was entered. */
function wordOf(address: string): string {
  const value = [...address].reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n)
  return value.toString(16).padStart(50, '0').slice(2, 42).padStart(64, '0')
}
