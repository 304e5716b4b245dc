import { Loader } from '../../../ui/feedback/Loader.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Reference } from '../../../ui/feedback/Reference.tsx'
import { AuthLayout } from '../../../ui/frame/AuthLayout.tsx'
import { useText } from '../../../ui/text.tsx'
import { useShownFailure } from '../../../queries/failures/failures.ts'
import { ResidencyForm } from './ResidencyForm.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { useInitialResidency } from './use-initial-residency.ts'
import { useResidencyEntry } from './use-residency-entry.ts'

export function ResidencyScreen({ email }: { readonly email?: string }) {
  const t = useText()
  const { show, error, retry } = useResidencyEntry(email ?? null)
  const initial = useInitialResidency(show)
  const failure = useShownFailure(error)

  if (failure) {
    const { message, reference } = failure
    const again = (
      <Button size="sm" variant="secondary" onClick={retry}>
        {t('signIn.operatingResidency.retry')}
      </Button>
    )
    return (
      <AuthLayout>
        <Banner tone="destructive" title={t('signIn.operatingResidency.loadError')} action={again}>
          <bdi>{message}</bdi>
          {reference && <Reference value={reference} />}
        </Banner>
      </AuthLayout>
    )
  }
  if (!show || !initial) return <Loader />
  return (
    <AuthLayout aside={<SidePanel />} asideLabel={t('signIn.aside.label')}>
      <ResidencyForm email={email ?? null} initial={initial} isRejected={show.isRejected} />
    </AuthLayout>
  )
}
