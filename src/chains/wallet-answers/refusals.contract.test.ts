import { Keypair } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { OTHER_ERRORS, PERHAPS_OF_A_NETWORK, REFUSALS } from '../../../test/wallets/refusals.ts'
import type { Family } from '../../domain/networks.ts'
import type { ChainAdapter, WalletSession } from '../adapter.ts'
import type { ChainError } from '../chain-error.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { aptosAdapter } from '../aptos/aptos-adapter.ts'
import { keypairWallet as aptosWallet } from '../aptos/keypair-wallet.fixture.ts'
import { askWallet as askAptos, sendMethodOf as aptosMethodOf } from '../aptos/wallet/signing.ts'
import { evmAdapter } from '../evm/evm-adapter.ts'
import * as evm from '../evm/scripted.fixture.ts'
import { send as sendByEvm } from '../evm/send.ts'
import { keypairWallet as solanaWallet } from '../solana/keypair-wallet.fixture.ts'
import { askWallet as askSolana, sendMethodOf as solanaMethodOf } from '../solana/signing.ts'
import { solanaAdapter } from '../solana/solana-adapter.ts'
import { keypairWallet as suiWallet } from '../sui/keypair-wallet.fixture.ts'
import { suiAdapter } from '../sui/sui-adapter.ts'
import { askToSign as askSui } from '../sui/wallet/signing.ts'
import { CUSTOMER, scriptedWallet as tronWallet } from '../tron/scripted.fixture.ts'
import { askToSign as askTron } from '../tron/signing.ts'
import { tronAdapter } from '../tron/tron-adapter.ts'

type Answer = () => Promise<unknown>

/** Asks a wallet that gives this answer for its account. */
const CONNECTS: Readonly<Record<Family, (answer: Answer) => Promise<unknown>>> = {
  evm: (answer) => evmAdapter.connect({ id: 'x', name: 'x', provider: { request: answer } }, 'base'),
  solana: (answer) => connectTo(solanaAdapter, solanaWallet(Keypair.generate()).session, answer),
  sui: (answer) => connectTo(suiAdapter, suiWallet().session, answer),
  aptos: (answer) => connectTo(aptosAdapter, aptosWallet().session, answer, 'aptos:connect'),
  tron: (answer) => tronAdapter.connect({ id: 'x', name: 'x', provider: { request: answer } }, 'tron'),
}

function connectTo(adapter: ChainAdapter, session: WalletSession, answer: Answer, feature = 'standard:connect') {
  const provider = session.wallet.provider as { features: Record<string, object> }
  const features = { ...provider.features, [feature]: { version: '1.0.0', connect: answer } }
  return adapter.connect({ ...session.wallet, provider: { ...provider, accounts: [], features } }, session.network)
}

async function askSolanaBy(verbs: Parameters<typeof solanaWallet>[1]): Promise<unknown> {
  const { session } = solanaWallet(Keypair.generate(), verbs)
  const way = await solanaMethodOf(session, session.address)
  return askSolana(session, way, { from: session.address, bytes: new Uint8Array(8) })
}

/** Have a wallet that gives this answer sign a transfer. It broadcasts nothing. */
const SIGNS: Readonly<Record<string, (answer: Answer) => Promise<unknown>>> = {
  Solana: (answer) => askSolanaBy({ signTransaction: answer as never }),
  Sui: (answer) => {
    const { session } = suiWallet({ signTransaction: answer as never })
    return askSui(session, session.address, '{}')
  },
  Aptos: async (answer) => {
    const { session } = aptosWallet({ signTransaction: answer as never })
    return askAptosBy(session)
  },
  Tron: (answer) => askTron(tronWallet({ sign: answer as never }).session, CUSTOMER, {} as never),
}

async function askAptosBy(session: WalletSession): Promise<unknown> {
  const way = { ...(await aptosMethodOf(session, session.address)), input: () => ({}) }
  const terms = { order: { from: session.address } } as never
  return askAptos(session, way, { terms, read: () => 'read' })
}

/** Have a wallet that gives this answer send a transfer by itself. */
const SENDS: Readonly<Record<string, (answer: Answer) => Promise<unknown>>> = {
  EVM: (answer) => {
    const { session } = evm.scriptedWallet({ eth_sendTransaction: answer })
    return sendByEvm(session, evm.TRANSFER, evm.scriptedNode(), recordingSteps())
  },
  Solana: (answer) => askSolanaBy({ signTransaction: null, signAndSendTransaction: answer } as never),
  Aptos: (answer) => {
    const { session } = aptosWallet({ signTransaction: null } as never)
    const provider = session.wallet.provider as { features: Record<string, object> }
    const feature = { version: '1.1.0', signAndSubmitTransaction: answer }
    Object.assign(provider.features, { 'aptos:signAndSubmitTransaction': feature })
    return askAptosBy(session)
  },
}

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  )

const throwing =
  (said: unknown): Answer =>
  () =>
    Promise.reject(said)
const resolving =
  (said: unknown): Answer =>
  () =>
    Promise.resolve(said)

describe.each(REFUSALS)('a no of %s', (_, said) => {
  it.each(Object.entries(CONNECTS))('to a connection on %s is a refusal [STATE-WNET-11, W12]', async (__, connect) => {
    expect(await failureOf(connect(throwing(said)))).toMatchObject({ code: 'wallet/rejected', broadcast: 'none' })
  })

  it.each([...Object.entries(SIGNS), ...Object.entries(SENDS)])(
    'to a transfer on %s has sent nothing, thrown or resolved [W12, C19]',
    async (__, ask) => {
      const declined = { code: 'wallet/send-declined', broadcast: 'none' }
      expect(await failureOf(ask(throwing(said)))).toMatchObject(declined)
      expect(await failureOf(ask(resolving(said)))).toMatchObject(declined)
    },
  )
})

describe.each(PERHAPS_OF_A_NETWORK)('%s', (_, said) => {
  it.each(Object.entries(SIGNS))('is a refusal where the wallet of %s only signs [W12]', async (__, ask) => {
    expect(await failureOf(ask(throwing(said)))).toMatchObject({ code: 'wallet/send-declined', broadcast: 'none' })
  })

  it.each(Object.entries(SENDS))('is none where the wallet of %s broadcasts [W12, C19]', async (__, ask) => {
    expect(await failureOf(ask(throwing(said)))).toMatchObject({ code: 'wallet/send-unknown', broadcast: 'unknown' })
  })
})

describe.each(OTHER_ERRORS)('%s', (_, said) => {
  it.each(Object.entries(SIGNS))('is an error of a wallet of %s, in its own words [W12]', async (__, ask) => {
    const failure = (await failureOf(ask(throwing(said)))) as ChainError
    const words = (said as Error | undefined)?.message ?? 'none'
    expect(failure).toMatchObject({ code: 'wallet/failed', broadcast: 'none', values: { words } })
  })

  it.each(Object.entries(SENDS))('leaves open whether a wallet of %s has sent [W12, C19]', async (__, ask) => {
    expect(await failureOf(ask(throwing(said)))).toMatchObject({ code: 'wallet/send-unknown', broadcast: 'unknown' })
  })

  it.each(Object.entries(CONNECTS))('is no refusal of a connection on %s [W12]', async (__, connect) => {
    expect(await failureOf(connect(throwing(said)))).toMatchObject({ code: 'wallet/failed', broadcast: 'none' })
  })
})
