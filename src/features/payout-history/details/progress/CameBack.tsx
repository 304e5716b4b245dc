import { useLingui } from '@lingui/react'
import { MoneyAmount } from '../../../../components/money/MoneyAmount.tsx'
import type { CameBack as Back } from '../../../../domain/payouts/outcome.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import { useText } from '../../../../ui/text.tsx'

/** How much of a transfer came back, and when, as far as the server says. */
export function CameBack({ back: { money, at } }: { readonly back: Back }) {
  const t = useText()
  const { i18n } = useLingui()
  if (!at) return null
  const day = formatDay(at, i18n.locale)
  if (!money) return t('payouts.back.on', { day })
  return <RichText id="payouts.back.amountOn" values={{ day }} components={[<MoneyAmount key="amount" {...money} />]} />
}
