import type { NeedState } from '../../../domain/payouts/missing-verification.ts'
import type { Tone } from '../../../lib/tone.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { useText } from '../../../ui/text.tsx'

const TONES = {
  incomplete: 'default',
  pending: 'warning',
  rejected: 'destructive',
} as const satisfies Record<NeedState, Tone>

/** The state of a verification that a currency needs. */
export function NeedBadge({ state }: { readonly state: NeedState }) {
  const t = useText()
  return <Badge tone={TONES[state]}>{t(`payouts.missing.${state}`)}</Badge>
}
