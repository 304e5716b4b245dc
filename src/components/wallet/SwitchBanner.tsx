import type { WalletSession } from '../../chains/adapter.ts'
import { displayNameOf } from '../../domain/networks.ts'
import { useConnection } from '../../queries/wallets/wallet-connection.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useText } from '../../ui/text.tsx'
import { useWalletName } from './use-wallet-name.ts'

/** Shown while the connected wallet is asked to change its network. */
export function SwitchBanner({ session }: { readonly session: WalletSession }) {
  const t = useText()
  const nameOf = useWalletName()
  const { pending, network } = useConnection()
  if (pending?.action !== 'switchNetwork') return null
  const values = { network: displayNameOf(pending.network), present: displayNameOf(network), wallet: nameOf(session) }
  return (
    <div role="status">
      <Banner tone="info" title={<bdi>{t('connection.switch.title', values)}</bdi>}>
        {t('connection.switch.text', values)}
      </Banner>
    </div>
  )
}
