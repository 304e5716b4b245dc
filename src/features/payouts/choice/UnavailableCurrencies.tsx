import { useState } from 'react'
import type { CurrencyChoice } from '../../../domain/payouts/currency-list.ts'
import { missingFor } from '../../../domain/payouts/missing-verification.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import type { Customer } from '../../../queries/customer/access.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Heading } from '../../../ui/layout/Heading.tsx'
import { Rows } from '../../../ui/layout/rows/Rows.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { CurrencyRow } from './CurrencyRow.tsx'
import { MissingDialog } from './MissingDialog.tsx'

interface Props {
  readonly choices: readonly CurrencyChoice[]
  readonly rampType: RampType
  readonly customer: Customer
}

/** Unavailable currencies stay visible, so that customers do not search for them. */
export function UnavailableCurrencies({ choices, rampType, customer }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const locked = choices.map(({ currency }) => currency)
  const open = (
    <Button key="open" variant="link" onClick={() => setOpen(true)}>
      {null}
    </Button>
  )
  return (
    <Stack gap={8}>
      <Heading hint={<RichText id="payouts.currencies.missing" components={[open]} />}>
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
      {isOpen && <MissingDialog missing={missingFor(locked, rampType, customer)} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
