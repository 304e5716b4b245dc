import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { SOLANA_TOKENS } from '../../../demo/chains/networks.ts'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../../../demo/chains/solana/token-account.ts'
import { ramp } from '../support/people.ts'
import type { Row, Scene } from './catalogue.ts'
import { base64Of, BROADCASTER, bytesOf, type SolanaWallet } from './solana-wallet.ts'

const SENT = '37.25 USDC sent'
const TOO_FEW = 'Transfer amount exceeds wallet USDC balance'
const WITH_FEE = 'because its issuer takes a fee from transfers or can block them'
const IS_FROZEN = 'Your USDC is frozen by its issuer, so it can’t be sent. Nothing was sent.'
const EXPIRED = 'Transaction expired, please try again.'

type SolanaRow = Row<SolanaWallet>
type SolanaScene = Scene<SolanaWallet>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Account {
  readonly owner: string
  readonly data: readonly [string, string]
}

/** Where the state of a token account is, and the state of one that is frozen. */
const [STATE_AT, FROZEN] = [108, 2]

function frozen(account: Account): Account {
  const bytes = Buffer.from(account.data[0], 'base64')
  bytes[STATE_AT] = FROZEN
  return { ...account, data: [base64Of(bytes), 'base64'] }
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
const told = (text: string) => async (scene: { readonly page: Page }) => {
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

/** Somebody else, who has a little SOL, pays the network's fee. */
async function signWithPayer({ connection, owner, sign }: SolanaWallet, asked: string): Promise<Transaction> {
  const payer = Keypair.generate()
  const { blockhash } = await connection.getLatestBlockhash()
  const give = { fromPubkey: owner.publicKey, toPubkey: payer.publicKey, lamports: 5_000_000 }
  const gift = new Transaction({ feePayer: owner.publicKey, recentBlockhash: blockhash })
  gift.add(SystemProgram.transfer(give)).sign(owner)
  await connection.sendRawTransaction(gift.serialize())
  while ((await connection.getBalance(payer.publicKey)) === 0) await wait(200)
  return sign(asked, (transaction) => {
    transaction.feePayer = payer.publicKey
    transaction.partialSign(payer)
  })
}

const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

/** What a multisig puts on the chain first moves nothing. */
async function propose({ connection, owner }: SolanaWallet): Promise<string> {
  const { blockhash } = await connection.getLatestBlockhash()
  const note = new TransactionInstruction({ programId: MEMO, keys: [], data: Buffer.from('a proposal') })
  const proposal = new Transaction({ feePayer: owner.publicKey, recentBlockhash: blockhash }).add(note)
  proposal.sign(owner)
  await connection.sendRawTransaction(proposal.serialize())
  return base64Of(proposal.signature!)
}

/** A blockhash lives 150 blocks of 0.4 s. */
const DEAD_AFTER_MS = 65_000

export const SOLANA_ACCOUNTS: readonly SolanaRow[] = [
  {
    name: 'has closed its token account by the time it is asked',
    set: reads((_, account) => (account?.owner === TOKEN_PROGRAM ? null : account)),
    act: told(TOO_FEW),
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
    act: told(IS_FROZEN),
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
    act: told(WITH_FEE),
    says: WITH_FEE,
    end: 'nothing',
  },
  {
    name: 'signs with another account that pays the fee',
    before: ({ wallet }) =>
      wallet.answers.set('signTransaction', async (asked) => bytesOf(await signWithPayer(wallet, asked))),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'broadcasts with another account that pays the fee',
    before({ wallet }) {
      wallet.features = BROADCASTER
      return wallet.answers.set('signAndSendTransaction', async (asked) => {
        const transaction = await signWithPayer(wallet, asked)
        await wallet.connection.sendRawTransaction(transaction.serialize())
        return base64Of(transaction.signature!)
      })
    },
    says: SENT,
    end: 'paid',
  },
  {
    name: 'answers with the signature of a proposal, whose signers execute it five seconds later',
    before({ wallet }) {
      wallet.features = BROADCASTER
      return wallet.answers.set('signAndSendTransaction', (asked) => {
        setTimeout(() => void wallet.connection.sendRawTransaction(wallet.sign(asked).serialize()), 5000)
        return propose(wallet)
      })
    },
    says: SENT,
    end: 'paid',
  },
  {
    name: 'answers with the signature of a proposal, which its signers reject',
    before({ wallet }) {
      wallet.features = BROADCASTER
      return wallet.answers.set('signAndSendTransaction', () => propose(wallet))
    },
    says: 'Sending your USDC',
    end: 'open',
  },
  {
    name: 'signs with a durable nonce of which its network does not know',
    before: ({ wallet }) =>
      wallet.answers.set('signTransaction', (asked) =>
        bytesOf(
          wallet.sign(asked, (transaction) => {
            const noncePubkey = Keypair.generate().publicKey
            const advance = SystemProgram.nonceAdvance({ noncePubkey, authorizedPubkey: wallet.owner.publicKey })
            transaction.instructions.unshift(advance)
            transaction.recentBlockhash = Keypair.generate().publicKey.toBase58()
          }),
        ),
      ),
    says: 'Sending your USDC',
    end: 'open',
  },
  {
    name: 'signs when the blockhash is dead',
    before: ({ wallet }) =>
      wallet.answers.set('signTransaction', async (asked) => {
        await wait(DEAD_AFTER_MS)
        return bytesOf(wallet.sign(asked))
      }),
    async act({ asked }) {
      await asked('signTransaction')
      await wait(DEAD_AFTER_MS)
    },
    says: EXPIRED,
    end: 'cancelled',
  },
]
