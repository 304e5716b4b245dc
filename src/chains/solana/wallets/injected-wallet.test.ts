import { ed25519 } from '@noble/curves/ed25519.js'
import { Keypair, type Transaction } from '@solana/web3.js'
import { afterAll, expect, it } from 'vitest'
import { recordingSteps } from '../../local-node.fixture.ts'
import type { WalletOption, WalletSession } from '../../adapter.ts'
import { openLocalSolana } from '../local-customer.fixture.ts'
import { solanaAdapter } from '../solana-adapter.ts'

const { solana, node, customer, until } = await openLocalSolana()
afterAll(() => solana.stop())

type Listener = () => void

/** Phantom's object on the window. */
function createPhantom(keypair: Keypair) {
  const heard = new Map<string, Listener>()
  const phantom = {
    isPhantom: true,
    key: keypair,
    publicKey: null as Keypair['publicKey'] | null,
    refusal: null as Error | null,
    askedToSign: 0,
    async connect() {
      if (phantom.refusal) throw phantom.refusal
      phantom.publicKey = phantom.key.publicKey
      return { publicKey: phantom.publicKey }
    },
    async disconnect() {
      phantom.publicKey = null
    },
    async signMessage(message: Uint8Array) {
      return { signature: ed25519.sign(message, phantom.key.secretKey.slice(0, 32)), publicKey: phantom.publicKey }
    },
    async signTransaction(transaction: Transaction) {
      phantom.askedToSign += 1
      transaction.partialSign(phantom.key)
      return transaction
    },
    on: (event: string, listener: Listener) => void heard.set(event, listener),
    removeListener: (event: string) => void heard.delete(event),
    change(key: Keypair | null) {
      if (key) phantom.key = key
      phantom.publicKey = key && key.publicKey
      heard.get(key ? 'accountChanged' : 'disconnect')?.()
    },
  }
  return phantom
}

const pageWith = (injected: unknown) => ({
  events: new EventTarget(),
  injected: (name: string) => (name === 'solana' ? injected : undefined),
  url: () => 'https://shop.example/',
  isMobile: () => false,
})

function found(page: ReturnType<typeof pageWith>): readonly WalletOption[] {
  const lists: (readonly WalletOption[])[] = []
  solanaAdapter.discover(page, (wallets) => lists.push(wallets))
  return lists.at(-1)!
}

async function connected(keypair = Keypair.generate()) {
  const phantom = createPhantom(keypair)
  const [option] = found(pageWith(phantom))
  const session: WalletSession = await solanaAdapter.connect(option!, 'solana')
  return { phantom, session }
}

it('a wallet that a page injects is listed only where no wallet of the page speaks the Wallet Standard [W11]', () => {
  const page = pageWith(createPhantom(Keypair.generate()))
  expect(found(page)).toMatchObject([{ id: 'injected', name: 'Phantom' }])
  const standard = {
    name: 'Standard',
    icon: '',
    chains: ['solana:mainnet'],
    accounts: [],
    features: { 'standard:connect': { connect() {} }, 'solana:signMessage': { signMessage() {} } },
  }
  page.events.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ register(wallet: unknown): void }>).detail.register(standard),
  )
  expect(found(page).map(({ name }) => name)).toEqual(['Standard'])
})

it.each([
  ['nothing', undefined],
  ['no wallet', { connect: true, signTransaction() {} }],
  ['a wallet that signs nothing', { connect() {}, signMessage: null }],
  ['a wallet that cannot connect', { signTransaction() {} }],
  [
    'what throws',
    Object.defineProperty({}, 'connect', {
      get() {
        throw new Error('locked')
      },
    }),
  ],
])('a wallet is left out when it is %s', (_, injected) => {
  expect(found(pageWith(injected))).toEqual([])
})

it('a wallet that is not Phantom has no name of its own', () => {
  const other = { ...createPhantom(Keypair.generate()), isPhantom: undefined }
  expect(found(pageWith(other))).toMatchObject([{ name: '' }])
})

it('the wallet signs the very text, and reports another account and its own leaving [W11, WAL-17]', async () => {
  const keypair = Keypair.generate()
  const { phantom, session } = await connected(keypair)
  expect(session).toMatchObject({ address: keypair.publicKey.toBase58(), network: 'solana' })
  const signature = Uint8Array.from(atob(await solanaAdapter.signMessage!(session, 'text')), (char) =>
    char.charCodeAt(0),
  )
  expect(ed25519.verify(signature, new TextEncoder().encode('text'), keypair.publicKey.toBytes())).toBe(true)
  const recorded: (string | null)[] = []
  const stop = solanaAdapter.watch(session, { onAccount: (address) => recorded.push(address), onNetwork() {} })
  const other = Keypair.generate()
  phantom.change(other)
  phantom.change(null)
  stop()
  phantom.change(keypair)
  expect(recorded).toEqual([other.publicKey.toBase58(), null])
})

it('a rejection by the customer has its own error [STATE-WNET-11, W12]', async () => {
  const phantom = createPhantom(Keypair.generate())
  phantom.refusal = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  const [option] = found(pageWith(phantom))
  await expect(solanaAdapter.connect(option!, 'solana')).rejects.toMatchObject({ code: 'wallet/rejected' })
})

it('the wallet sends the tokens of an off-ramp [W11, CHAIN-15]', async () => {
  const { keypair, transfer, received } = await customer()
  const { session } = await connected(keypair)
  const sent = await solanaAdapter.send(session, transfer, node, recordingSteps())
  await until(() => sent.look(), 'confirmed')
  expect(await received()).toBe('5.00')
})

it('a wallet that signs no messages, as a hardware wallet, is listed and sends, and says what it cannot do [W11]', async () => {
  const { keypair, transfer, received } = await customer()
  const { signMessage: _, ...hardware } = createPhantom(keypair)
  const [option] = found(pageWith(hardware))
  hardware.publicKey = keypair.publicKey
  const session = await solanaAdapter.connect(option!, 'solana')
  await expect(solanaAdapter.signMessage!(session, 'text')).rejects.toMatchObject({ code: 'wallet/cannot-sign' })
  const sent = await solanaAdapter.send(session, transfer, node, recordingSteps())
  await until(() => sent.look(), 'confirmed')
  expect(await received()).toBe('5.00')
})

it('a wallet that signs messages only is listed for them, and is asked to send nothing [W11]', async () => {
  const { keypair, transfer } = await customer()
  const { signTransaction: _, ...other } = createPhantom(keypair)
  const [option] = found(pageWith(other))
  other.publicKey = keypair.publicKey
  const session = await solanaAdapter.connect(option!, 'solana')
  await expect(solanaAdapter.signMessage!(session, 'text')).resolves.toMatch(/^[\w+/]{86}==$/)
  const refusal = { code: 'wallet/cannot-send', broadcast: 'none' }
  await expect(solanaAdapter.send(session, transfer, node, recordingSteps())).rejects.toMatchObject(refusal)
})

it('a wallet whose account changes before it signs is not asked, and sends nothing [SAFE-C9, WAL-17]', async () => {
  const { keypair, transfer, received } = await customer()
  const { phantom, session } = await connected(keypair)
  const steps = recordingSteps({ onAsking: () => queueMicrotask(() => phantom.change(Keypair.generate())) })
  const sent = solanaAdapter.send(session, transfer, node, steps)
  await expect(sent).rejects.toMatchObject({ broadcast: 'none' })
  expect([phantom.askedToSign, await received()]).toEqual([0, '0.00'])
})
