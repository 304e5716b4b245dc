import { APTOS_CCTP, BURN_SCRIPT } from '../../../demo/chains/aptos/cctp.ts'
import { SUI_CCTP } from '../../../demo/chains/sui/cctp.ts'

/** With a short address, as hosts write it. */
export const SUI_CONTRACTS = { ...SUI_CCTP, denyList: '0x403' }

export { APTOS_CCTP as APTOS_CONTRACTS, BURN_SCRIPT as SCRIPT }
