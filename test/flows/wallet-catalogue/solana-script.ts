import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { answerOf, type Behaviour } from '../../wallets/behaviour.ts'
import { CHANGES, changeOf, memo } from '../../wallets/solana-changes.ts'
import { SOLANA, type SolanaName } from '../../wallets/solana.ts'
import type { Row, Scene } from './catalogue.ts'
import { base64Of, BROADCASTER, bytesOf, type SolanaWallet } from './solana-wallet.ts'

type SolanaRow = Row<SolanaWallet>

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody else, who has a little SOL and can pay the network's fee. */
async function createPayer({ connection, owner }: SolanaWallet): Promise<Keypair> {
  const payer = Keypair.generate()
  const { blockhash } = await connection.getLatestBlockhash()
  const give = { fromPubkey: owner.publicKey, toPubkey: payer.publicKey, lamports: 5_000_000 }
  const gift = new Transaction({ feePayer: owner.publicKey, recentBlockhash: blockhash })
  gift.add(SystemProgram.transfer(give)).sign(owner)
  await connection.sendRawTransaction(gift.serialize())
  while ((await connection.getBalance(payer.publicKey)) === 0) await wait(200)
  return payer
}

/** What a multisig puts on the chain first moves nothing. */
async function propose({ connection, owner }: SolanaWallet): Promise<string> {
  const { blockhash } = await connection.getLatestBlockhash()
  const proposal = new Transaction({ feePayer: owner.publicKey, recentBlockhash: blockhash }).add(memo('a proposal'))
  proposal.sign(owner)
  await connection.sendRawTransaction(proposal.serialize())
  return base64Of(proposal.signature!)
}

async function signed(behaviour: Behaviour, wallet: SolanaWallet, asked: string): Promise<Transaction> {
  const change = changeOf(behaviour)
  const payer = change === 'otherPayer' ? await createPayer(wallet) : Keypair.generate()
  const { blockhash: newest } = await wallet.connection.getLatestBlockhash()
  const means = { owner: wallet.owner.publicKey, newest, payer }
  return wallet.sign(asked, (transaction) => CHANGES[change](transaction, means))
}

/** Bytes travel in base64. */
function answer({ answers }: Behaviour, wallet: SolanaWallet, transaction: Transaction): unknown {
  const made = answerOf(answers, {
    hash: (which) => (which === 'other' ? propose(wallet) : transaction.signature!),
    signed: () => bytesOf(transaction),
  })
  return made instanceof Uint8Array ? base64Of(made) : made
}

/** A wallet that does as a row of the table says. */
const scriptOf = (behaviour: Behaviour, wallet: SolanaWallet) => async (asked: string) => {
  const { broadcasts, becomes, isTwice = false, waitsMs = 0, actsAfterMs = 0, holdsMs = 0 } = behaviour
  await wait(waitsMs)
  const transaction = await signed(behaviour, wallet, asked)
  const send = () => wallet.connection.sendRawTransaction(transaction.serialize())
  const sends = isTwice || (broadcasts && becomes !== 'neverLeft')
  if (sends && actsAfterMs > 0) setTimeout(() => void send(), actsAfterMs)
  else if (sends) await send()
  await wait(holdsMs)
  return answer(behaviour, wallet, transaction)
}

/** A row of the table, with what the screen says. */
export function played(name: SolanaName, says: string): SolanaRow {
  const behaviour: Behaviour = SOLANA[name]
  const { broadcasts, waitsMs = 0, end } = behaviour
  const method = broadcasts ? 'signAndSendTransaction' : 'signTransaction'
  return {
    name: behaviour.name,
    before({ wallet }: Scene<SolanaWallet>) {
      if (broadcasts) wallet.features = BROADCASTER
      return wallet.answers.set(method, scriptOf(behaviour, wallet))
    },
    async act({ asked }) {
      await asked(method)
      await wait(waitsMs)
    },
    says,
    end,
  }
}
