import { useLingui } from '@lingui/react'
import { currencyTitle } from '../../../domain/payouts/currency-names.ts'
import type { Missing } from '../../../domain/payouts/missing-verification.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lockIcon } from '../../../ui/icons/basic.ts'
import { StepCard } from '../../../ui/layout/StepCard.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'
import { NeedBadge } from './NeedBadge.tsx'
import { useVerify } from './use-verify.ts'

const VERIFY = 'payouts.blocked.action'
const ACTIONS = {
  identity: VERIFY,
  level2: VERIFY,
  sepa: 'payouts.missing.requestSepa',
} as const

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
        <MissingCard key={each.need} missing={each} />
      ))}
    </Dialog>
  )
}

function MissingCard({ missing: { need, state, currencies } }: { readonly missing: Missing }) {
  const t = useText()
  const { i18n } = useLingui()
  const names = currencies.map((currency) => currencyTitle(currency, i18n.locale))
  return (
    <StepCard
      minor
      mark={<Tile icon={lockIcon} />}
      title={new Intl.ListFormat(i18n.locale).format(names)}
      badge={state && <NeedBadge state={state} />}
      action={need !== 'region' && state === 'incomplete' && <Action need={need} />}
    >
      <p>{t(`payouts.missing.need.${need}`)}</p>
      {state && state !== 'incomplete' && <p>{t(`payouts.missing.${state}.text`)}</p>}
    </StepCard>
  )
}

function Action({ need }: { readonly need: keyof typeof ACTIONS }) {
  const t = useText()
  const { verifyIdentity, requestSepa, isRequesting } = useVerify()
  // The server accepts it after the identity check only.
  const request = () => requestSepa({ onGated: verifyIdentity })
  return (
    <Button size="sm" loading={isRequesting} onClick={need === 'sepa' ? request : verifyIdentity}>
      {t(ACTIONS[need])}
    </Button>
  )
}
