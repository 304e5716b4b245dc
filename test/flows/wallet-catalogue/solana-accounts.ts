// The extension of a mint is written by hand: the client of Token-2022 wants an older SDK (.build/README.md).
import { AccountState, getTokenDecoder, getTokenEncoder } from '@solana-program/token'
import { Keypair } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { SOLANA_TOKENS } from '../../../demo/chains/networks.ts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../../../demo/chains/solana/token-account.ts'
import { ramp } from '../support/people.ts'
import type { Row, Scene } from './catalogue.ts'
import { played } from './solana-script.ts'
import { base64Of, type SolanaWallet } from './solana-wallet.ts'

const SENT = '37.25 USDC sent'
const TOO_FEW = 'Transfer amount exceeds wallet USDC balance'
const WITH_FEE = 'because its issuer takes a fee from transfers or can block them'
const IS_FROZEN = 'Your USDC is frozen by its issuer, so it can’t be sent. Nothing was sent.'
const EXPIRED = 'Transaction expired, please try again.'

type SolanaRow = Row<SolanaWallet>
type SolanaScene = Scene<SolanaWallet>

interface Account {
  readonly owner: string
  readonly data: readonly [string, string]
}

function frozen(account: Account): Account {
  const token = getTokenDecoder().decode(Buffer.from(account.data[0], 'base64'))
  const bytes = getTokenEncoder().encode({ ...token, state: AccountState.Frozen })
  return { ...account, data: [base64Of(new Uint8Array(bytes)), 'base64'] }
}

/** The accounts that the page reads are others from now on than those of the network. */
const reads =
  (change: (address: string, account: Account | null) => object | null) =>
  ({ page, wallet: { connection } }: SolanaScene) =>
    page.route(`${connection.rpcEndpoint}/**`, async (route) => {
      const { method, params } = route.request().postDataJSON() as { method: string; params: [string[]] }
      if (method !== 'getMultipleAccounts') return route.continue()
      const response = await route.fetch()
      const json = (await response.json()) as { result: { value: (Account | null)[] } }
      const value = json.result.value.map((account, at) => change(params[0][at]!, account))
      await route.fulfill({ response, json: { ...json, result: { ...json.result, value } } })
    })

/** The rows that come later read the network again. */
const says = (text: string) => async (scene: { readonly page: Page }) => {
  await ramp(scene.page).getByText(text).first().waitFor()
  await scene.page.unrouteAll()
}

/** A mint of Token-2022 that takes a percent of each transfer: 82 bytes, room to the length of an account, and the extension. */
function mintWithFee(): string {
  const bytes = new Uint8Array(166 + 4 + 108)
  bytes[165] = 1
  bytes.set([1, 0, 108, 0], 166)
  bytes.set([100, 0], bytes.length - 2)
  return base64Of(bytes)
}

const isMint = (address: string) => address === SOLANA_TOKENS.usdc.address

export const SOLANA_ACCOUNTS: readonly SolanaRow[] = [
  {
    name: 'has closed its token account by the time it is asked',
    set: reads((_, account) => (account?.owner === TOKEN_PROGRAM ? null : account)),
    act: says(TOO_FEW),
    says: TOO_FEW,
    end: 'nothing',
  },
  {
    name: 'permits another account first, and the payout’s as well',
    before({ wallet }) {
      wallet.accounts = [Keypair.generate().publicKey.toBase58(), wallet.owner.publicKey.toBase58()]
    },
    says: SENT,
    end: 'paid',
  },
  {
    name: 'holds tokens that their issuer has frozen',
    set: reads((address, account) =>
      account?.owner === TOKEN_PROGRAM && !isMint(address) ? frozen(account) : account,
    ),
    act: says(IS_FROZEN),
    says: IS_FROZEN,
    end: 'nothing',
  },
  {
    name: 'holds a token that takes a fee from transfers',
    set: reads((address, account) =>
      isMint(address)
        ? {
            lamports: 1,
            executable: false,
            rentEpoch: 0,
            ...account,
            owner: TOKEN_2022_PROGRAM,
            data: [mintWithFee(), 'base64'],
          }
        : account,
    ),
    act: says(WITH_FEE),
    says: WITH_FEE,
    end: 'nothing',
  },
  played('isPaidFor', SENT),
  played('broadcastsPaidFor', SENT),
  played('proposes', SENT),
  played('proposesInVain', 'Sending your USDC'),
  played('usesUnknownNonce', 'Sending your USDC'),
  played('signsTooLate', EXPIRED),
]
