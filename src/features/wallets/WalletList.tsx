import { useState } from 'react'
import { QuerySkeletonView } from '../../components/QueryView.tsx'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { useWallets } from '../../queries/wallets/wallets.ts'
import { withoutData } from '../../queries/reading.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { FirstRowIllustration } from '../../ui/feedback/illustrations.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../ui/feedback/skeleton/SkeletonRows.tsx'
import { plusIcon } from '../../ui/icons/actions.ts'
import { Rows } from '../../ui/layout/rows/Rows.tsx'
import { useText } from '../../ui/text.tsx'
import { DeleteWallet } from './DeleteWallet.tsx'
import { WalletRow } from './WalletRow.tsx'

interface Emphasized {
  /** The style of the button for the first wallet. */
  readonly emphasis: 'primary' | 'secondary'
}

/** The address book. `waits` keeps it loading. */
export function WalletList({ emphasis, waits }: Emphasized & { readonly waits: boolean }) {
  const t = useText()
  const query = useWallets()
  return (
    <QuerySkeletonView
      query={waits ? withoutData(query) : query}
      skeleton={<SkeletonRows label={t('wallets.loading')} />}
      failure={{ title: t('wallets.loadError.title') }}
    >
      {(wallets) => (wallets.length === 0 ? <NoWallets emphasis={emphasis} /> : <Wallets wallets={wallets} />)}
    </QuerySkeletonView>
  )
}

function NoWallets({ emphasis }: Emphasized) {
  const t = useText()
  const router = useRouter()
  return (
    <EmptyState
      fill
      illustration={<FirstRowIllustration />}
      title={t('wallets.empty.title')}
      action={
        <Button icon={plusIcon} variant={emphasis} onClick={() => router.push('/my-accounts/wallets/new', {})}>
          {t('wallets.add')}
        </Button>
      }
    >
      {t('wallets.empty.text')}
    </EmptyState>
  )
}

function Wallets({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const t = useText()
  const [removed, setRemoved] = useState<Wallet | null>(null)
  return (
    <>
      <Rows label={t('wallets.list')}>
        {wallets.map((wallet) => (
          <WalletRow key={wallet.id} wallet={wallet} onDelete={() => setRemoved(wallet)} />
        ))}
      </Rows>
      {removed && <DeleteWallet wallet={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}
