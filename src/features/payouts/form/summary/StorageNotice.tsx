import { useStore } from 'zustand/react'
import { journalOf } from '../../../../operations/journal/journal-of.ts'
import { useServices } from '../../../../queries/services.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { useText } from '../../../../ui/text.tsx'

const TEXTS = { 'on-ramp': 'payouts.forgetful.text', 'off-ramp': 'payouts.forgetful.offRamp' } as const

/** Where the browser keeps nothing, a reload forgets that a transfer was being made. */
export function StorageNotice({ rampType }: { readonly rampType: keyof typeof TEXTS }) {
  const t = useText()
  const isDurable = useStore(journalOf(useServices()).durable)
  if (isDurable) return null
  return (
    <Banner tone="info" title={t('payouts.forgetful.title')}>
      {t(TEXTS[rampType])}
    </Banner>
  )
}
