import { base58 } from '@scure/base'
import type { LedgerAccount, SolanaLedger } from './ledger.ts'
import { readMint, readTokenAccount } from './token-account.ts'

type Encoding = 'base58' | 'base64' | 'jsonParsed'

interface ShownAs {
  readonly encoding: Encoding
  readonly slice?: { readonly offset: number; readonly length: number } | undefined
}

export const withContext = (ledger: SolanaLedger, value: unknown) => ({
  context: { slot: ledger.slot, apiVersion: '2.3.0' },
  value,
})

export function accountValue(ledger: SolanaLedger, account: LedgerAccount | null, { encoding, slice }: ShownAs) {
  if (!account) return null
  const parsed = encoding === 'jsonParsed' ? parsedToken(ledger, account) : null
  const bytes = slice ? account.data.subarray(slice.offset, slice.offset + slice.length) : account.data
  return {
    lamports: Number(account.lamports),
    owner: account.programAddress,
    executable: account.executable,
    rentEpoch: 0,
    space: account.data.length,
    data: parsed ?? encoded(bytes, encoding),
  }
}

export function tokenAmount(amount: bigint, decimals: number) {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = digits.slice(0, digits.length - decimals) + (fraction && `.${fraction}`)
  return { amount: amount.toString(), decimals, uiAmount: Number(text), uiAmountString: text }
}

export function decimalsOf(ledger: SolanaLedger, mint: string): number {
  return readMint(ledger.account(mint))?.decimals ?? 0
}

function parsedToken(ledger: SolanaLedger, account: LedgerAccount) {
  const space = account.data.length
  const token = readTokenAccount(account)
  if (token) {
    const tokenAmountValue = tokenAmount(token.amount, decimalsOf(ledger, token.mint))
    const info = {
      mint: token.mint,
      owner: token.owner,
      isNative: false,
      state: 'initialized',
      tokenAmount: tokenAmountValue,
    }
    return { program: 'spl-token', space, parsed: { type: 'account', info } }
  }
  const mint = readMint(account)
  if (!mint) return null
  const info = {
    decimals: mint.decimals,
    supply: mint.supply.toString(),
    isInitialized: true,
    mintAuthority: null,
    freezeAuthority: null,
  }
  return { program: 'spl-token', space, parsed: { type: 'mint', info } }
}

const encoded = (bytes: Uint8Array, encoding: Encoding) =>
  encoding === 'base58' ? [base58.encode(bytes), 'base58'] : [Buffer.from(bytes).toString('base64'), 'base64']
