import type { WalletSession } from '../../chains/adapter.ts'
import { displayNameOf } from '../../domain/networks.ts'
import { useConnection } from './use-connection.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useText } from '../../ui/text.tsx'
import { useWalletName } from './use-wallet-name.ts'

/** Shown while the connected wallet is asked to change its network. */
export function SwitchBanner({ session }: { readonly session: WalletSession }) {
  const t = useText()
  const nameOf = useWalletName()
  const { connection } = useConnection()
  if (connection.status !== 'switching') return null
  const values = {
    network: displayNameOf(connection.prompt.network),
    present: displayNameOf(connection.session.network),
    wallet: nameOf(session),
  }
  return (
    <div role="status">
      <Banner tone="info" title={<bdi>{t('connection.switch.title', values)}</bdi>}>
        {t('connection.switch.text', values)}
      </Banner>
    </div>
  )
}
