import { ICON } from './approval.ts'
import { type EvmProvider, createEvmProvider } from './evm-provider.ts'
import { createSolanaWallet } from './solana-wallet.ts'
import { readState } from './wallet-server.ts'

// A wallet that needs no extension, found as any other is. It is announced once a network of its family runs.

const info = Object.freeze({
  uuid: crypto.randomUUID(),
  name: 'Test Wallet',
  icon: ICON,
  rdns: 'example.acme.test-wallet',
})

interface StandardApp {
  register(wallet: object): unknown
}

let evm: EvmProvider | null = null
let solana: object | null = null

const announceEvm = (provider: EvmProvider) =>
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))

const announceSolana = (wallet: object) =>
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: (app: StandardApp) => app.register(wallet) }),
  )

async function announceWhatRuns(): Promise<void> {
  const state = await readState()
  if (!evm && state.evm.chains.length > 0) announceEvm((evm = createEvmProvider(state.evm)))
  if (!solana && state.solana) announceSolana((solana = createSolanaWallet(state.solana)))
}

window.addEventListener('eip6963:requestProvider', () => (evm ? announceEvm(evm) : void announceWhatRuns()))
window.addEventListener('wallet-standard:app-ready', (event) =>
  solana ? (event as CustomEvent<StandardApp>).detail.register(solana) : void announceWhatRuns(),
)
void announceWhatRuns()
