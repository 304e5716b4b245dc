import { word } from '../../../demo/chains/evm/erc20.ts'
import { mappingSlot } from '../../../demo/chains/evm/seed-tokens.ts'
import { EVM_NETWORKS } from '../../../demo/chains/networks.ts'
import type { Scene } from './catalogue.ts'

const USDC = EVM_NETWORKS.base.tokens.usdc.address
const USDBC = '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA'
const BRIDGED = 120_000_000n
/** The place of `balanceOf` among the variables of the local tokens (demo/chains/evm/Token.sol). */
const BALANCE_OF = 4

/** The wallet has bridged USDC, and none of Circle's. */
export async function holdBridged({ wallet }: Scene): Promise<void> {
  const slot = mappingSlot(BALANCE_OF, wallet.owner.address)
  const put = (token: string, units: bigint) => wallet.rpc('anvil_setStorageAt', [token, slot, word(units)])
  await wallet.rpc('anvil_setCode', [USDBC, await wallet.rpc('eth_getCode', [USDC, 'latest'])])
  await put(USDBC, BRIDGED)
  await put(USDC, 0n)
}
