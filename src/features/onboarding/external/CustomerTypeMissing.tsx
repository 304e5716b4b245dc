import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { idCardIcon } from '../../../ui/icons/things.ts'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'

/** The page's address requires a customer type, which the widget of `/onboarding/kyc` asks for. */
export function CustomerTypeMissing() {
  const t = useText()
  const router = useRouter()
  return (
    <EmptyState
      fill
      illustration={<Tile large tone="brand" icon={idCardIcon} />}
      title={t('onboarding.kyc.external.typeFirst')}
      action={
        <Button onClick={() => router.replace('/onboarding/kyc', {})}>{t('onboarding.verification.start')}</Button>
      }
    >
      {t('onboarding.kyc.external.typeFirst.text')}
    </EmptyState>
  )
}
