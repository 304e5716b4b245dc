import { useState } from 'react'
import { useStore } from 'zustand/react'
import { journalOf } from '../../../../operations/journal/journal-of.ts'
import { useServices } from '../../../../queries/services.ts'
import { keepsValues } from '../../../../stores/tab-storage.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { useText } from '../../../../ui/text.tsx'
import { joinSentences } from '../../../../lib/format/join-sentences.ts'

const TEXTS = { 'on-ramp': 'payouts.forgetful.text', 'off-ramp': 'payouts.forgetful.offRamp' } as const

/** Where the browser keeps nothing, a reload forgets that a transfer was being made, and signs the customer out. */
export function StorageNotice({ rampType }: { readonly rampType: keyof typeof TEXTS }) {
  const t = useText()
  const services = useServices()
  const isDurable = useStore(journalOf(services).durable)
  const [keepsSession] = useState(() => keepsValues(services.world.storage.session, services.storageKey))
  if (isDurable && keepsSession) return null
  const lost = [...(isDurable ? [] : [t(TEXTS[rampType])]), ...(keepsSession ? [] : [t('payouts.forgetful.session')])]
  return (
    <Banner tone="info" title={t('payouts.forgetful.title')}>
      {joinSentences(lost)}
    </Banner>
  )
}
