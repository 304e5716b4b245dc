import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { InSight } from './InSight.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

/** What the form was filled with, and cannot be used any more. */
export function MissingParts({ payout: { missing } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  if (missing.length === 0) return null
  return (
    <InSight>
      <Stack gap={12}>
        {missing.map((part) => (
          <Banner key={part} tone="info" title={t(`payouts.missing.${part}`)} />
        ))}
      </Stack>
    </InSight>
  )
}
