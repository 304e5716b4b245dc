import styled from '@emotion/styled'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { refreshIcon } from '../../../../ui/icons/arrows.ts'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

const Below = styled.div`
  margin-block-start: 16px;
`

/** The server gave no price: its reason, and a way to ask again. */
export function PriceFailure({ amounts: { error }, refresh }: Pick<PayoutFormState, 'amounts' | 'refresh'>) {
  const t = useText()
  if (error?.about !== 'price') return null
  const retry = (
    <Button variant="secondary" size="sm" icon={refreshIcon} onClick={refresh}>
      {t('ui.retry')}
    </Button>
  )
  return (
    <Below>
      <Banner tone="warning" title={t('payouts.form.priceFailed')} action={retry}>
        {error.message === null ? t('payouts.form.priceFailedText') : <bdi>{error.message}</bdi>}
      </Banner>
    </Below>
  )
}
