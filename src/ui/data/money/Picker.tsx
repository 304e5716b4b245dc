import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDownIcon, tickIcon } from '../../icons/controls.ts'
import { lockIcon } from '../../icons/status.ts'
import { useMenu } from '../../overlay/menu/use-menu.ts'
import { Detail, Group, GroupTitle, Item, Line, Pill, Popover, Separator, Title, Words } from './picker-styles.ts'

export interface PickerOption {
  readonly key: string
  readonly mark: ReactNode
  readonly title: string
  readonly detail?: ReactNode
  readonly disabledReason?: string | undefined
  /** The heading of its group: neighbours with one heading are a group. */
  readonly group?: string | undefined
}

interface Props {
  /** "Currency", "From account". */
  readonly label: string
  /** `pill` is a currency beside the amount, `row` an account below it. */
  readonly variant: 'pill' | 'row'
  readonly options: readonly PickerOption[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
  /** Shown while nothing is selected. */
  readonly placeholder?: Pick<PickerOption, 'mark' | 'title'>
  /** Actions below the options, such as "Add bank account". */
  readonly more?: readonly (Pick<PickerOption, 'mark' | 'title'> & { readonly onSelect: () => void })[]
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

/** The options by their heading, in the order in which the headings come; those without one have the empty heading. */
function groupsOf(options: readonly PickerOption[]): readonly (readonly [string, readonly PickerOption[]])[] {
  const titles = new Set(options.map(({ group = '' }) => group))
  return [...titles].map((title) => [title, options.filter(({ group = '' }) => group === title)])
}

/** A select for options with marks, inside a money panel. */
export function Picker({ label, variant, options, chosen, onChoose, placeholder, more = [], ...rest }: Props) {
  // A list of one, which is chosen, has nothing to open for.
  const fixed = rest.fixed || (more.length === 0 && options.length === 1 && options[0]!.key === chosen)
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
        {groupsOf(options).map(([group, members]) => (
          <Group key={group} {...(group && { role: 'group', 'aria-label': group })}>
            {group && <GroupTitle aria-hidden="true">{group}</GroupTitle>}
            {members.map(({ key, disabledReason, detail, ...option }) => {
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
          </Group>
        ))}
        {more.length > 0 && options.length > 0 && <Separator role="separator" />}
        {more.map(({ mark, title, onSelect }) => (
          <Item key={title} role="menuitem" tabIndex={-1} onClick={pick(onSelect)} onKeyDown={onPress(pick(onSelect))}>
            <Content mark={mark} title={title} />
          </Item>
        ))}
      </Popover>
    </>
  )
}
