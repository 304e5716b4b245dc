import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { DECLINED } from '../../wallets/evm.ts'
import type { SolanaName } from '../../wallets/solana.ts'
import type { Row } from './catalogue.ts'
import { played } from './solana-script.ts'
import { SIGNER, type SolanaWallet } from './solana-wallet.ts'

const SENT = '37.25 USDC sent'
const NOT_SENT = 'Wallet to bank: you declined it in your wallet. Nothing was sent.'
const OTHER = 'Your wallet signed something else than this transfer. It was not used, and nothing was sent.'
const UNKNOWN = 'We don’t know if your wallet sent this.'

const refuse = (error: unknown) => () => {
  throw error
}

const SENDING: readonly SolanaName[] = [
  'signs',
  'broadcasts',
  'signsAndSends',
  'bids',
  'bidsNothing',
  'addsMemo',
  'takesNewerBlockhash',
  'broadcastsLater',
  'broadcastsAndDeclinesLate',
  'signsLate',
]
const OTHERS: readonly SolanaName[] = ['isNotPaidFor', 'signsAnotherAmount', 'signsAnother', 'signsNothing']

export const SOLANA: readonly Row<SolanaWallet>[] = [
  ...SENDING.map((name) => played(name, SENT)),
  ...OTHERS.map((name) => played(name, OTHER)),
  played('neverBroadcasts', 'Sending your USDC'),
  played('broadcastsAndDeclines', '37.25 USDC left your wallet after all'),
  played('neverSigns', 'Your wallet hasn’t answered'),
  played('declines', NOT_SENT),
  played('declinesInWords', NOT_SENT),
  played('fails', UNKNOWN),
  played('answersZeros', UNKNOWN),
  {
    name: 'signs no messages',
    before: ({ wallet }) => void (wallet.features = SIGNER.filter((feature) => !feature.endsWith('Message'))),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'is locked when it is connected, and shows no account',
    before: ({ wallet }) => void (wallet.accounts = []),
    says: 'Unlock your wallet, then try again. Nothing was sent.',
    end: 'nothing',
  },
  {
    name: 'is on another account when it is connected',
    before: ({ wallet }) => void (wallet.accounts = [Keypair.generate().publicKey.toBase58()]),
    says: 'is on another address',
    end: 'nothing',
  },
  {
    name: 'refuses to connect',
    before: ({ wallet }) => wallet.answers.set('connect', refuse(DECLINED)),
    says: 'User rejected the connection',
    end: 'nothing',
  },
  {
    name: 'has no SOL for the fee by the time it is asked',
    async set({ wallet: { connection, owner } }) {
      const fee = 5000
      const lamports = (await connection.getBalance(owner.publicKey)) - fee
      const { blockhash } = await connection.getLatestBlockhash()
      const spend = new Transaction({ feePayer: owner.publicKey, recentBlockhash: blockhash }).add(
        SystemProgram.transfer({ fromPubkey: owner.publicKey, toPubkey: Keypair.generate().publicKey, lamports }),
      )
      spend.sign(owner)
      await connection.sendRawTransaction(spend.serialize())
    },
    says: 'Not enough SOL to pay for transaction fee',
    end: 'nothing',
  },
]
