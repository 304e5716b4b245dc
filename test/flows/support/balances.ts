import { Connection, PublicKey } from '@solana/web3.js'
import { Contract, JsonRpcProvider } from 'ethers'
import { EVM_NETWORKS, SOLANA_TOKENS } from '../../../demo/chains/networks.ts'
import type { Stage } from './stage.ts'

/** The balance of an address in the smallest unit, read from the network itself. */
export async function usdcOnBase({ demo }: Stage, address: string): Promise<bigint> {
  const provider = new JsonRpcProvider(demo.rpcUrls['base'])
  const abi = ['function balanceOf(address) view returns (uint256)']
  const token = new Contract(EVM_NETWORKS.base.tokens.usdc.address, abi, provider)
  const units = (await token['balanceOf']!(address)) as bigint
  provider.destroy()
  return units
}

/** Like above. An address that never received tokens has no token account. */
export async function usdcOnSolana({ demo }: Stage, address: string): Promise<bigint> {
  const connection = new Connection(demo.rpcUrls['solana']!, 'confirmed')
  const mint = new PublicKey(SOLANA_TOKENS.usdc.address)
  const { value } = await connection.getParsedTokenAccountsByOwner(new PublicKey(address), { mint })
  const amounts = value.map(({ account }) => account.data.parsed.info.tokenAmount.amount as string)
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
}
