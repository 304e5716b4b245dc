import styled from '@emotion/styled'
import { methodDetailOf, type MethodCard } from '../../../domain/payouts/methods.ts'
import { formatLimit, formatPercent, formatPrice } from '../../../lib/format/format-amount.ts'
import { Tag } from '../../../ui/feedback/Tag.tsx'
import { globeIcon } from '../../../ui/icons/controls.ts'
import { boltIcon } from '../../../ui/icons/status.ts'
import { bankIcon } from '../../../ui/icons/things.ts'
import { Inline } from '../../../ui/layout/stack.tsx'
import { ChoiceRow } from '../../../ui/layout/rows/ChoiceRow.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { useLingui } from '@lingui/react'

interface Props {
  readonly card: MethodCard
  readonly onChoose: () => void
}

const RECOMMENDED = 'payouts.badge.recommended'

const Fee = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  font-weight: var(--sr-weight-medium);

  & > :first-child {
    color: var(--sr-text-muted);
    font-weight: var(--sr-weight-regular);
  }
  /* Figures among words, which have the direction of these. */
  & > .sr-num {
    white-space: normal;
    direction: inherit;
  }
`

const iconOf = ({ rail, badges }: MethodCard) => {
  if (badges.includes('payouts.badge.instant')) return boltIcon
  return rail === 'WIRE' ? globeIcon : bankIcon
}

export function MethodRow({ card, onChoose }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const detail = methodDetailOf(card.rail)
  const tags = card.badges.filter((badge) => badge !== RECOMMENDED)
  const edge = card.edge && { ...card.edge, amount: formatLimit(card.edge.amount, i18n.locale) }
  return (
    <ChoiceRow
      mark={<Tile icon={iconOf(card)} />}
      title={t(card.label)}
      tag={card.badges.includes(RECOMMENDED) && <Tag data-tone="brand">{t(RECOMMENDED)}</Tag>}
      detail={detail && t(detail)}
      {...(card.blockedBy && { disabledReason: t(card.blockedBy) })}
      onChoose={onChoose}
    >
      <Inline gap={6} wrap>
        {tags.map((badge) => (
          <Tag key={badge}>{t(badge, { ...edge })}</Tag>
        ))}
      </Inline>
      {card.fee && (
        <Fee>
          <span>{t('payouts.methods.fee')}</span>
          <span className="sr-num">
            {t('payouts.methods.feeValue', {
              percent: formatPercent(card.fee.bpsFee, i18n.locale),
              fixed: formatPrice(card.fee.fixedFee, card.fee.fixedCurrency, i18n.locale),
            })}
          </span>
        </Fee>
      )}
    </ChoiceRow>
  )
}
