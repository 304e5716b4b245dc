import { useLingui } from '@lingui/react'
import { accessSentence } from '../../../domain/access/sentences.ts'
import { currencyTitle } from '../../../domain/payouts/currency-names.ts'
import type { Missing } from '../../../domain/payouts/missing-verification.ts'
import { lockIcon } from '../../../ui/icons/status.ts'
import { StepCard } from '../../../ui/layout/StepCard.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'
import { AccessAction, isActedOn } from './AccessAction.tsx'
import { NeedBadge } from './NeedBadge.tsx'

interface Props {
  readonly missing: readonly Missing[]
  readonly onClose: () => void
}

/** Names the verification that locked currencies need, its state and its action, or that they are not offered in the region. */
export function MissingDialog({ missing, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={t('payouts.missing.title')} size="md" onClose={onClose}>
      {missing.map((each) => (
        <MissingCard key={`${each.cause} ${each.about}`} missing={each} />
      ))}
    </Dialog>
  )
}

/** The need says it all of a verification that was not begun. */
const IS_SAID_BY_NEED: ReadonlySet<string> = new Set(['notBegun', 'requestEuro'])

function MissingCard({ missing }: { readonly missing: Missing }) {
  const t = useText()
  const { i18n } = useLingui()
  const { cause, about, currencies } = missing
  const names = currencies.map((currency) => currencyTitle(currency, i18n.locale))
  const sentence = accessSentence(missing)
  const isOffered = cause !== 'notHere'
  return (
    <StepCard
      minor
      mark={<Tile icon={lockIcon} />}
      title={new Intl.ListFormat(i18n.locale).format(names)}
      badge={isOffered && <NeedBadge cause={cause} />}
      // A check that is under way needs nothing from the customer.
      action={cause !== 'checking' && isActedOn(cause) && <AccessAction size="sm" cause={cause} />}
    >
      {about && about !== 'region' && about !== 'rail' && <p>{t(`payouts.missing.need.${about}`)}</p>}
      {sentence && !IS_SAID_BY_NEED.has(cause) && <p>{t(sentence)}</p>}
    </StepCard>
  )
}
