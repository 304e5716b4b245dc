import { useEffect, type FormEvent } from 'react'
import { SupportButton } from '../../components/support/SupportButton.tsx'
import { merchantName } from '../../domain/application.ts'
import { enterBusinessCategory, type CategoryEntry } from '../../domain/business-category/business-category.ts'
import { useApplication } from '../../queries/application.ts'
import { useMe } from '../../queries/customer/me.ts'
import { isAwaited } from '../../queries/reading.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { AuthLayout } from '../../ui/frame/AuthLayout.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { chatIcon } from '../../ui/icons/things.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { CategoryField } from './CategoryField.tsx'
import { useCategoryForm, type CategoryVisit } from './use-category-form.ts'

function Prohibited() {
  const t = useText()
  const { settings } = useServices()
  const { data: application } = useApplication()
  const name = merchantName({ nickname: application?.nickname ?? null }, settings.brand.nickname)
  const support = (
    <SupportButton variant="secondary" size="sm" icon={chatIcon}>
      {t('businessCategory.prohibited.support')}
    </SupportButton>
  )
  return (
    <Banner tone="destructive" title={t('businessCategory.prohibited.title', { merchantName: name })} action={support}>
      {t('businessCategory.prohibited.text')}
    </Banner>
  )
}

function BusinessCategoryForm(props: CategoryVisit) {
  const t = useText()
  const { category, isRefused, busy, choose, submit, back } = useCategoryForm(props)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <PageTitle lead={t('businessCategory.lead')}>{t('businessCategory.title')}</PageTitle>
      {isRefused && <Prohibited />}
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={20}>
          <CategoryField value={category} onChange={choose} />
          <Stack gap={12}>
            <Button type="submit" size="lg" block loading={busy} disabled={category === null}>
              {t('businessCategory.continue')}
            </Button>
            <Button variant="ghost" size="lg" block onClick={back}>
              {t('businessCategory.back')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </>
  )
}

/** Decides on load whether to show the form or to leave it; null until the customer is known. */
function useCategoryEntry(): CategoryEntry | null {
  const router = useRouter()
  const rampOnly = usePreference('rampOnly')
  const me = useMe()
  const isKnown = me.data !== undefined || !isAwaited(me)
  const entry = isKnown ? enterBusinessCategory({ rampOnly, me: me.data ?? null }) : null
  const isDone = entry?.action === 'leave'

  // Redirects by the router.
  useEffect(() => {
    if (isDone) router.redirect('/onboarding')
  }, [router, isDone])
  return entry
}

export function BusinessCategoryScreen({ email }: { readonly email?: string }) {
  const entry = useCategoryEntry()
  if (entry?.action !== 'show') return <Loader />
  return (
    <AuthLayout>
      <BusinessCategoryForm email={email ?? null} isProhibited={entry.isProhibited} />
    </AuthLayout>
  )
}
