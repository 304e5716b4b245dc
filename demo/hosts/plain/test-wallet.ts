import { aptosPageWallet } from '../../chains/aptos/page/wallet.ts'
import { evmPageWallet } from '../../chains/evm/page/wallet.ts'
import type { Family } from '../../chains/networks.ts'
import { solanaPageWallet } from '../../chains/solana/page/wallet.ts'
import { suiPageWallet } from '../../chains/sui/page/wallet.ts'
import type { PageWallet } from '../../chains/test-wallet/page-wallet.ts'
import { readState } from '../../chains/test-wallet/wallet-server.ts'
import { tronPageWallet } from '../../chains/tron/page/wallet.ts'
import type { WalletState } from '../../start/test-wallet/test-wallet.ts'

// A wallet without an extension. It announces itself by the standard of each family, once a network of that family runs.

const WALLETS: { readonly [Name in Family]: PageWallet<WalletState[Name]> } = {
  evm: evmPageWallet,
  solana: solanaPageWallet,
  sui: suiPageWallet,
  aptos: aptosPageWallet,
  tron: tronPageWallet,
}

const families = Object.entries(WALLETS) as [Family, PageWallet<unknown>][]
const announced = new Map<Family, object>()

async function announceWhatRuns(): Promise<void> {
  const state = await readState()
  for (const [family, { create, announce }] of families) {
    const wallet = announced.has(family) ? null : create(state[family])
    if (!wallet) continue
    announced.set(family, wallet)
    announce(wallet)
  }
}

for (const [family, { asked, announce, answer = announce }] of families) {
  window.addEventListener(asked, (event) => {
    const wallet = announced.get(family)
    if (wallet) answer(wallet, event)
    else void announceWhatRuns()
  })
}
void announceWhatRuns()
