import type { ReadToken } from '../../named-token/named-token.ts'
import { readAccounts } from '../node-reads.ts'
import { TOKEN_PROGRAMS } from './token-program.ts'

const DECIMALS_AT = 44

/** A mint has decimals. Its symbol is in an account of another program, if anywhere. */
export const readTokenFacts: ReadToken = async ({ address }, node) => {
  const [mint] = await readAccounts(node, [address])
  const isMint = mint && TOKEN_PROGRAMS.includes(mint.program)
  return { symbol: null, decimals: (isMint ? mint.data[DECIMALS_AT] : null) ?? null }
}
