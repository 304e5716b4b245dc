import type { ReactNode } from 'react'
import {
  emptyFilter,
  filterCount,
  isListedType,
  type DateBounds,
  type FilterChoices,
  type PayoutFilter,
} from '../../../domain/payout-history/filter.ts'
import { networkLabel } from '../../../domain/payout-history/network-label.ts'
import { statusBadge } from '../../../domain/payout-history/status-badge.ts'
import { readPayoutStatus } from '../../../domain/payouts/payout.ts'
import { FORM_RAILS, railNetwork } from '../../../domain/rails.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Chip } from '../../../ui/buttons/Chip.tsx'
import { PanelButton } from '../../../ui/data/table/PanelButton.tsx'
import { DateRange } from '../../../ui/fields/DateRange.tsx'
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx'
import { filterIcon } from '../../../ui/icons/actions.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'

interface ChipsProps<Choice> {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly Choice[]
  readonly nameOf: (choice: Choice) => ReactNode
  readonly onChoose: (chosen: readonly Choice[]) => void
}

function Chips<Choice extends string>({ label, choices, chosen, nameOf, onChoose }: ChipsProps<Choice>) {
  const toggle = (choice: Choice) =>
    onChoose(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice])
  return (
    <FieldGroup label={label}>
      {choices.map((choice) => (
        <Chip key={choice} pressed={chosen.includes(choice)} onClick={() => toggle(choice)}>
          {nameOf(choice)}
        </Chip>
      ))}
    </FieldGroup>
  )
}

interface Props {
  readonly filter: PayoutFilter
  readonly onFilter: (filter: PayoutFilter) => void
  readonly bounds: DateBounds
  readonly choices: FilterChoices
  /** The number of transfers that the filter and the search leave. */
  readonly count: number
}

/** The choices of the filter. Each applies at once, and the table behind the panel follows. */
export function PayoutFilterPanel({ filter, onFilter, bounds: { min, max }, choices, count }: Props) {
  const t = useText()
  const { types, networks, statuses, from, to } = filter
  const networkName = (value: string) => {
    const label = networkLabel({ unlisted: value })
    return 'name' in label ? label.name : value
  }
  const methodName = (value: string) => {
    if (isListedType(value)) return t(`history.filter.type.${value}`)
    const rail = FORM_RAILS.find((each) => railNetwork(each) === value)
    return rail ? t(`payouts.rail.${rail}`) : value
  }
  const statusName = (value: string) => {
    const { label } = statusBadge(readPayoutStatus(value))
    return label ? t(label) : value
  }
  const footer = (close: () => void) => (
    <>
      <Button variant="secondary" onClick={() => onFilter(emptyFilter)}>
        {t('history.filter.clear')}
      </Button>
      <Button onClick={close}>{t('history.filter.show', { count })}</Button>
    </>
  )
  const change = (part: Partial<PayoutFilter>) => onFilter({ ...filter, ...part })
  return (
    <PanelButton
      icon={filterIcon}
      label={t('history.filter')}
      title={t('history.filter.title')}
      count={filterCount(filter)}
      footer={footer}
    >
      <Stack gap={16}>
        <Chips
          label={t('history.filter.status')}
          choices={choices.statuses}
          chosen={statuses}
          nameOf={statusName}
          onChoose={(chosen) => change({ statuses: chosen })}
        />
        <Chips
          label={t('history.filter.type')}
          choices={choices.types}
          chosen={types}
          nameOf={methodName}
          onChoose={(chosen) => change({ types: chosen })}
        />
        <Chips
          label={t('history.filter.network')}
          choices={choices.networks}
          chosen={networks}
          nameOf={networkName}
          onChoose={(chosen) => change({ networks: chosen })}
        />
        <FieldGroup label={t('history.filter.updated')}>
          <DateRange value={{ from, to }} bounds={{ from: min, to: max }} onChange={change} />
        </FieldGroup>
      </Stack>
    </PanelButton>
  )
}
