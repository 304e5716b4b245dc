import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'

/** Until an off-ramp can be made, its screens say so, and lead to the direction that works. */
export function OffRampSoon() {
  const t = useText()
  const router = useRouter()
  const action = (
    <Button
      size="sm"
      variant="secondary"
      onClick={() => router.push('/payouts/new/on-ramp/currencies', { rampType: 'on-ramp' })}
    >
      {t('payouts.offRamp.instead')}
    </Button>
  )
  return (
    <Banner tone="info" title={t('payouts.methods.offRampSoon')} action={action}>
      {t('payouts.offRamp.soonText')}
    </Banner>
  )
}
