import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { prefillResidency, type ResidencyForm as Form } from '../../../domain/residency/residency-form.ts'
import type { ShowResidency } from '../../../domain/residency/residency-steps.ts'
import { isAwaited } from '../../../queries/reading.ts'
import { usePreference } from '../../../queries/services.ts'
import { subdivisionsQuery } from '../../../queries/subdivisions.ts'
import { Loader } from '../../../ui/feedback/Loader.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Reference } from '../../../ui/feedback/Reference.tsx'
import { AuthLayout } from '../../../ui/frame/AuthLayout.tsx'
import { useText } from '../../../ui/text.tsx'
import { useShownFailure } from '../../../queries/failures/failures.ts'
import { ResidencyForm } from './ResidencyForm.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { useResidencyEntry } from './use-residency-entry.ts'

const isSame = (one: Form, other: Form | null) =>
  one.countryCode === other?.countryCode && one.stateCode === other.stateCode

/**
 * The form's initial residency: the server's, or else the host's prefill. It is null until the country's subdivisions are loaded for the
 * first time. A later prefill is applied once its subdivisions are loaded, and the form stays visible until then.
 */
function useInitialResidency(show: ShowResidency | null): Form | null {
  const prefilled = usePreference('prefilledResidency')
  const start = show?.countryCode ? show : prefilled
  const states = useQuery(subdivisionsQuery(start?.countryCode ?? ''))
  const [settled, setSettled] = useState<Form | null>(null)
  if (!show || isAwaited(states)) return settled

  const { countryCode = null, stateCode = null } = start ?? {}
  const initial = prefillResidency({ countryCode, stateCode }, states.data ?? [])
  if (!isSame(initial, settled)) setSettled(initial)
  return initial
}

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
