import { useLingui } from '@lingui/react'
import { merchantName } from '../../../../domain/application.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { formatInFull } from '../../../../lib/format/format-date.ts'
import { useApplication } from '../../../../queries/application.ts'
import { useServices } from '../../../../queries/services.ts'
import { Moment } from '../../../../ui/data/Moment.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'

/** Whose customer was paid, and when. */
export function ReceiptHeader({ payout }: { readonly payout: Payout }) {
  const { i18n } = useLingui()
  const { settings } = useServices()
  const { data: application } = useApplication()
  return (
    <Stack gap={2}>
      <Subhead>
        <bdi>{application && merchantName(application, settings.brand.nickname)}</bdi>
      </Subhead>
      <Moment at={payout.updated}>{formatInFull(payout.updated, i18n.locale)}</Moment>
    </Stack>
  )
}
