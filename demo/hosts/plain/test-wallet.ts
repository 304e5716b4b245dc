import { aptosPageWallet } from '../../chains/aptos/page/wallet.ts'
import { evmPageWallet } from '../../chains/evm/page/wallet.ts'
import type { Family } from '../../chains/networks.ts'
import { solanaPageWallet } from '../../chains/solana/page/wallet.ts'
import { suiPageWallet } from '../../chains/sui/page/wallet.ts'
import type { PageWallet } from '../../chains/test-wallet/page-wallet.ts'
import { askServer, readState } from '../../chains/test-wallet/wallet-server.ts'
import { showNote } from './note.ts'
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

/** Who chooses a network without a wallet reads why, and where there is one. */
async function sayWhatIsMissing(family: Family): Promise<void> {
  if (announced.has(family)) return
  const { [family]: sentence } = await askServer<Partial<Record<Family, string>>>('missing')
  if (sentence) showNote(sentence)
}

for (const [family, { asked, announce, answer = announce }] of families) {
  window.addEventListener(asked, (event) => {
    const wallet = announced.get(family)
    if (wallet) answer(wallet, event)
    else void announceWhatRuns().then(() => sayWhatIsMissing(family))
  })
}
void announceWhatRuns()
