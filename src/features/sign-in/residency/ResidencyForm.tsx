import type { FormEvent } from 'react'
import { merchantName } from '../../../domain/application.ts'
import type { ResidencyForm as Form } from '../../../domain/residency/residency-form.ts'
import { useApplication } from '../../../queries/application.ts'
import { usePreference, useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { PageTitle } from '../../../ui/frame/PageTitle.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { ResidencyFields } from './ResidencyFields.tsx'
import { useResidencyForm } from './use-residency-form.ts'

interface Props {
  readonly email: string | null
  readonly initial: Form
  /** The server rejected the residency that the form starts with. */
  readonly isRejected: boolean
}

export function ResidencyForm(props: Props) {
  const t = useText()
  const router = useRouter()
  const { settings } = useServices()
  const rampOnly = usePreference('rampOnly')
  const { data: application } = useApplication()
  const { form, subdivisions, isLoading, refusals, canContinue, failed, busy, change, submit } = useResidencyForm(props)
  const names = { merchantName: merchantName({ nickname: application?.nickname ?? null }, settings.brand.nickname) }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <PageTitle lead={t('signIn.operatingResidency.lead')}>{t('signIn.operatingResidency.title')}</PageTitle>
      {failed && (
        <Banner tone="destructive" title={t('signIn.operatingResidency.error.title', names)}>
          {t('signIn.operatingResidency.error.text', names)}
        </Banner>
      )}
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={20}>
          <ResidencyFields
            form={form}
            subdivisions={subdivisions}
            isLoading={isLoading}
            refusals={refusals}
            onChange={change}
          />
          {application && !application.access.kycLevel2 && (
            <Banner tone="info">{t('signIn.operatingResidency.info', names)}</Banner>
          )}
          <Stack gap={12}>
            <Button type="submit" size="lg" block loading={busy} disabled={!canContinue}>
              {t('signIn.operatingResidency.continue')}
            </Button>
            {!rampOnly && (
              <Button
                variant="ghost"
                size="lg"
                block
                onClick={() => router.back() || router.replace('/sign-in', {}, { clear: true })}
              >
                {t('signIn.operatingResidency.back')}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </>
  )
}
