import styled from '@emotion/styled'
import { UnreadableRows } from '../../../components/UnreadableRows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { ScrollIntoView } from './ScrollIntoView.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

/** What the form was filled with, and cannot be used any more. */
export function MissingParts({ payout: { missing } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  if (missing.length === 0) return null
  return (
    <ScrollIntoView>
      <Stack gap={12}>
        {missing.map((part) => (
          <Banner key={part} tone="info" title={t(`payouts.missing.${part}`)} />
        ))}
      </Stack>
    </ScrollIntoView>
  )
}

const Above = styled.div`
  display: grid;
  gap: 12px;

  &:not(:empty) {
    margin-block-end: 20px;
  }
`

/** What the pickers of the form cannot offer. */
export const UnreadableChoices = () => (
  <Above>
    <UnreadableRows of="bankAccounts" />
    <UnreadableRows of="wallets" />
  </Above>
)
