import { Fragment, type PointerEvent, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { IconButton } from '../../buttons/IconButton.tsx'
import { forwardAll } from '../../forward.ts'
import { tickIcon } from '../../icons/controls.ts'
import { Icon, type IconShape } from '../../icons/Icon.tsx'
import { itemStyles } from './item-styles.ts'
import { useMenu } from './use-menu.ts'

export interface MenuAction {
  readonly key: string
  readonly label: string
  readonly icon?: IconShape
  readonly danger?: boolean
  readonly disabled?: boolean
  /** A short note at the end of the item, such as the reason why it is disabled. */
  readonly note?: ReactNode
  /** Makes the item a radio item, and says whether it is selected. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

interface Props {
  /** The accessible name of the button and the menu: "Actions for Everyday". */
  readonly label: string
  readonly icon: IconShape
  /** Visible text beside the button's icon. */
  readonly text?: ReactNode
  readonly disabled?: boolean
  /** Groups are divided by separators. */
  readonly groups: readonly (readonly MenuAction[])[]
}

const Popover = styled('div', forwardAll)`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 6px;
  min-inline-size: 184px;
  max-inline-size: min(320px, calc(100vw - 16px));
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--sr-surface-raised);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  box-shadow: var(--sr-shadow-3);
  color: var(--sr-text);
  font-weight: var(--sr-weight-regular);
`

const Item = styled.div`
  ${itemStyles}

  &:focus:not([aria-disabled='true']) {
    background: var(--sr-popover-hover);
  }
  &[data-danger]:focus {
    background: var(--sr-destructive-subtle);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-checked='true'] {
    font-weight: var(--sr-weight-medium);
  }
  & > [data-tick] {
    color: var(--sr-accent);
  }
`

const End = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: var(--sr-text-subtle);
  font-size: 13px;
  line-height: var(--sr-text-small-line);
`

const Separator = styled.div`
  block-size: 1px;
  margin: 6px 4px;
  background: var(--sr-border);
`

const focusUnder = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
  if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true })
}

function Action({ action, onPick }: { readonly action: MenuAction; readonly onPick: () => void }) {
  const { label, icon, danger, disabled, note, checked } = action
  const pick = () => !disabled && onPick()
  return (
    <Item
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled}
      data-danger={danger || undefined}
      tabIndex={-1}
      onClick={pick}
      onPointerMove={focusUnder}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        pick()
      }}
    >
      {icon && <Icon shape={icon} />}
      <bdi>{label}</bdi>
      {(note || checked) && <End data-tick={checked || undefined}>{checked ? <Icon shape={tickIcon} /> : note}</End>}
    </Item>
  )
}

interface ItemsProps extends Pick<Props, 'label' | 'groups'> {
  readonly menu: Pick<ReturnType<typeof useMenu>, 'menuProps' | 'close'>
}

/** The menu that the button of `useMenu` opens. */
export function MenuItems({ label, groups, menu: { menuProps, close } }: ItemsProps) {
  const pick = (action: MenuAction) => {
    close()
    action.onSelect()
  }
  return (
    <Popover {...menuProps} aria-label={label}>
      {groups.map((group, index) => (
        <Fragment key={group[0]?.key ?? index}>
          {index > 0 && <Separator role="separator" />}
          {group.map((action) => (
            <Action key={action.key} action={action} onPick={() => pick(action)} />
          ))}
        </Fragment>
      ))}
    </Popover>
  )
}

/** A button with a menu in the top layer. Closing the menu returns the focus to the button. */
export function Menu({ label, icon, text, disabled, groups }: Props) {
  const { triggerProps, ...menu } = useMenu()
  return (
    <>
      <IconButton {...triggerProps} icon={icon} label={label} text={text} disabled={disabled} />
      <MenuItems label={label} groups={groups} menu={menu} />
    </>
  )
}
