import styled from '@emotion/styled'
import { UnreadableRows } from '../../../components/UnreadableRows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { ScrollIntoView } from './ScrollIntoView.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

/** Names the choices of an earlier form that can no longer be used. */
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

/** Says that some rows could not be read, so that the pickers do not offer them. */
export const UnreadableChoices = () => (
  <Above>
    <UnreadableRows of="bankAccounts" />
    <UnreadableRows of="wallets" />
  </Above>
)
