import type { CurrencyChoice } from '../../../domain/payouts/currency-list.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Heading } from '../../../ui/layout/Heading.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { CurrencyRow } from './CurrencyRow.tsx'

interface Props {
  readonly choices: readonly CurrencyChoice[]
  readonly rampType: RampType
}

/** Unavailable currencies stay visible, so that customers do not search for them. */
export function UnavailableCurrencies({ choices, rampType }: Props) {
  const t = useText()
  const router = useRouter()
  const toSettings = (
    <Button key="settings" variant="link" onClick={() => router.push('/settings', {})}>
      {null}
    </Button>
  )
  return (
    <Stack gap={8}>
      <Heading hint={<RichText id="payouts.currencies.missing" components={[toSettings]} />}>
        {t('payouts.currencies.unavailable')}
      </Heading>
      <Rows label={t('payouts.currencies.unavailable')}>
        {choices.map(({ currency, blockedBy }) => (
          <CurrencyRow
            key={currency}
            currency={currency}
            rampType={rampType}
            disabledReason={t(blockedBy ?? 'payouts.currencyUnavailable')}
            onChoose={() => {}}
          />
        ))}
      </Rows>
    </Stack>
  )
}
