import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

/** The transfer method, which can be chosen again. */
export function MethodLine({ form: { rampType, currency, rail } }: Pick<PayoutFormState, 'form'>) {
  const t = useText()
  const router = useRouter()
  const toMethods = () => router.push(`/payouts/new/${rampType}/methods`, { rampType, currency })
  return (
    <LedgerLine label={t('payouts.form.method')}>
      {t(`payouts.method.${rail}`)}{' '}
      <Button variant="link" onClick={toMethods}>
        {t('payouts.form.change')}
      </Button>
    </LedgerLine>
  )
}
