import { useState } from 'react'
import type { Wallet } from '../../domain/wallets/wallet.ts'
import { useWallets } from '../../queries/accounts/wallets.ts'
import { useShownFailure } from '../../queries/failures.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { FirstRowDrawing } from '../../ui/feedback/drawings.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '../../ui/feedback/skeleton/SkeletonRows.tsx'
import { useSkeleton } from '../../ui/feedback/skeleton/use-skeleton.ts'
import { plusIcon } from '../../ui/icons/actions.ts'
import { Rows } from '../../ui/layout/rows/Rows.tsx'
import { useText } from '../../ui/text.tsx'
import { DeleteWallet } from './DeleteWallet.tsx'
import { WalletRow } from './WalletRow.tsx'

/** The address book. */
export function WalletList() {
  const t = useText()
  const router = useRouter()
  const { data: wallets, error, isFetching, refetch } = useWallets()
  const failure = useShownFailure(wallets ? null : error)
  const phase = useSkeleton(!wallets && !failure)
  const [removed, setRemoved] = useState<Wallet | null>(null)

  if (failure)
    return (
      <ErrorState
        title={t('wallets.loadError.title')}
        message={failure.message}
        reference={failure.reference}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {t('wallets.loadError.text')}
      </ErrorState>
    )
  if (!wallets || phase === 'skeleton')
    return phase === 'skeleton' ? <SkeletonRows label={t('wallets.loading')} /> : null
  if (wallets.length === 0)
    return (
      <EmptyState
        fill
        drawing={<FirstRowDrawing />}
        title={t('wallets.empty.title')}
        action={
          <Button icon={plusIcon} onClick={() => router.push('/my-accounts/wallets/new', {})}>
            {t('wallets.add')}
          </Button>
        }
      >
        {t('wallets.empty.text')}
      </EmptyState>
    )
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
