import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDownIcon, lockIcon, tickIcon } from '../../icons/basic.ts'
import { useMenu } from '../../overlay/use-menu.ts'
import { Detail, Item, Line, Pill, Popover, Separator, Title, Words } from './picker-styles.ts'

export interface PickerOption {
  readonly key: string
  readonly mark: ReactNode
  readonly title: string
  readonly detail?: ReactNode
  readonly disabledReason?: string | undefined
}

interface Props {
  /** "Currency", "Account to send from". */
  readonly label: string
  /** `pill` is a currency beside the amount, `row` an account below it. */
  readonly variant: 'pill' | 'row'
  readonly options: readonly PickerOption[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
  /** Shown while nothing is selected. */
  readonly placeholder?: Pick<PickerOption, 'mark' | 'title'>
  /** An action below the options, such as "Add bank account". */
  readonly more?: Pick<PickerOption, 'mark' | 'title'> & { readonly onSelect: () => void }
  /** The only option, shown with a lock. */
  readonly fixed?: boolean
}

const Content = ({ mark, title, detail }: Pick<PickerOption, 'mark' | 'title' | 'detail'>) => (
  <>
    {mark}
    <Words>
      <Title dir="auto">{title}</Title>
      {detail && <Detail>{detail}</Detail>}
    </Words>
  </>
)

const onPress = (pick: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  pick()
}

/** A select for options with marks, inside a money panel. */
export function Picker({ label, variant, options, chosen, onChoose, placeholder, more, ...rest }: Props) {
  // A list of one, which is chosen, has nothing to open for.
  const fixed = rest.fixed || (!more && options.length === 1 && options[0]!.key === chosen)
  const { triggerProps, menuProps, close } = useMenu({
    placement: variant === 'pill' ? 'bottom-end' : 'bottom-start',
    isFilling: variant === 'row',
  })
  const shown = options.find(({ key }) => key === chosen) ?? placeholder
  const pick = (act: () => void) => () => {
    close()
    act()
  }
  const Trigger = variant === 'pill' ? Pill : Line
  return (
    <>
      <Trigger {...triggerProps} type="button" part="button" disabled={fixed}>
        <span className="sr-vh">{label}: </span>
        {shown && variant === 'row' && <Content {...shown} />}
        {shown && variant === 'pill' && (
          <>
            {shown.mark}
            <bdi>{shown.title}</bdi>
          </>
        )}
        <Icon shape={fixed ? lockIcon : chevronDownIcon} />
      </Trigger>
      <Popover {...menuProps} aria-label={label}>
        {options.map(({ key, disabledReason, detail, ...option }) => {
          const choose = disabledReason === undefined ? pick(() => onChoose(key)) : () => {}
          return (
            <Item
              key={key}
              role="menuitemradio"
              tabIndex={-1}
              aria-checked={key === chosen}
              aria-disabled={disabledReason !== undefined || undefined}
              onClick={choose}
              onKeyDown={onPress(choose)}
            >
              <Content {...option} detail={disabledReason ?? detail} />
              {key === chosen && <Icon shape={tickIcon} />}
            </Item>
          )
        })}
        {more && (
          <>
            {options.length > 0 && <Separator role="separator" />}
            <Item role="menuitem" tabIndex={-1} onClick={pick(more.onSelect)} onKeyDown={onPress(pick(more.onSelect))}>
              <Content mark={more.mark} title={more.title} />
            </Item>
          </>
        )}
      </Popover>
    </>
  )
}
