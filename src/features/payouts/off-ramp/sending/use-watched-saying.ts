import { useState } from 'react'
import { sayingOfShown, type ShownTransfer } from '../../../../components/sending/states/shown-transfer.ts'
import { isSaid, type Said } from '../../../../components/sending/states/transfer-states.ts'
import { useHasLasted } from '../../../../ui/use-has-lasted.ts'

/** After this long the screen says what to do, and that the page may be left. */
const LONG_MS = 30_000

/**
 * What is said of the transfer while it is sent here. Its end is reported by a toast, on another screen: until that is shown, the last
 * words stay.
 */
export function useWatchedSaying(shown: ShownTransfer | null) {
  const stage = shown?.sending?.stage ?? null
  const isLong = useHasLasted(shown?.state.kind === 'declineIt' ? null : stage, LONG_MS)
  const saying = shown && stage !== 'ended' ? sayingOfShown(shown, isLong ? 'long' : 'briefly') : null
  const [kept, setKept] = useState<Said | null>(null)
  const isNew = saying !== null && (saying.title !== kept?.title || saying.text !== kept.text)
  if (isNew && isSaid(saying)) setKept(saying)
  return { saying: kept, isLong }
}
