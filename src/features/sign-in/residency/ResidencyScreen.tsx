import { useQuery } from '@tanstack/react-query'
import { Loader } from '../../../ui/feedback/Loader.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Reference } from '../../../ui/feedback/Reference.tsx'
import { AuthLayout } from '../../../ui/frame/AuthLayout.tsx'
import { useText } from '../../../ui/text.tsx'
import { useFailures } from '../../../queries/failures.ts'
import { usePreference } from '../../../queries/services.ts'
import { subdivisionsQuery } from '../../../queries/subdivisions.ts'
import { prefillResidency } from '../../../domain/residency/residency-form.ts'
import { ResidencyForm } from './ResidencyForm.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { useResidencyEntry } from './use-residency-entry.ts'

export function ResidencyScreen({ email }: { readonly email?: string }) {
  const t = useText()
  const failures = useFailures()
  const prefilled = usePreference('prefilledResidency')
  const { show, error, retry } = useResidencyEntry(email ?? null)
  const start = show?.countryCode ? show : prefilled
  const { data: subdivisions, isLoading } = useQuery(subdivisionsQuery(start?.countryCode ?? ''))

  if (error) {
    const { message, reference } = failures.explain(error)
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
  if (!show || isLoading) return <Loader />
  const initial = prefillResidency(
    { countryCode: start?.countryCode ?? null, stateCode: start?.stateCode ?? null },
    subdivisions ?? [],
  )
  return (
    <AuthLayout aside={<SidePanel />} asideLabel={t('signIn.aside.label')}>
      <ResidencyForm email={email ?? null} initial={initial} isRejected={show.isRejected} />
    </AuthLayout>
  )
}
