import { useId, type ReactNode } from 'react'
import { IconButton } from '../../buttons/IconButton.tsx'
import { crossIcon } from '../../icons/controls.ts'
import { Icon, type IconShape } from '../../icons/Icon.tsx'
import { useModal } from '../../overlay/use-modal.ts'
import { useText } from '../../text.tsx'
import { Account, Drawer, Email, End, Spacer, Initials, Item, Name, Scrim, Separator, Top } from './drawer-styles.ts'

export interface MenuItem {
  readonly key: string
  readonly icon: IconShape
  readonly label: string
  readonly current?: boolean
  /** The current setting, at the end of the item. */
  readonly value?: ReactNode
  readonly onSelect: () => void
}

interface Props {
  readonly account: { readonly initials: string; readonly name: string; readonly email: string } | null
  /** None where the screen shows its navigation beside the menu. */
  readonly items: readonly MenuItem[]
  readonly more: readonly MenuItem[]
  /** The last item, where it is not pressed by accident. */
  readonly signOut: MenuItem
  readonly onClose: () => void
}

const MenuLine = ({ icon, label, current, value, onSelect }: MenuItem) => (
  <Item type="button" data-item="" aria-current={current ? 'page' : undefined} onClick={onSelect}>
    <Icon shape={icon} />
    <span className="sr-trunc">{label}</span>
    {value && <End>{value}</End>}
  </Item>
)

const currentItem = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[aria-current]') ?? dialog.querySelector<HTMLElement>('[data-item]')

/** The menu, a drawer from the end edge or, in a wide widget, a card below its button. It is open while it is mounted. */
export function MenuDrawer({ account, items, more, signOut, onClose }: Props) {
  const t = useText()
  const heading = useId()
  const modal = useModal({ onClose, firstFocus: currentItem })
  return (
    <Scrim {...modal} aria-labelledby={heading}>
      <Drawer>
        <Top>
          <span id={heading} data-title>
            {t('ui.menu')}
          </span>
          <IconButton icon={crossIcon} label={t('ui.menu.close')} onClick={onClose} />
        </Top>
        {account && (
          <>
            <Account>
              <Initials aria-hidden="true">{account.initials}</Initials>
              <div className="sr-trunc">
                <Name className="sr-trunc">
                  <bdi>{account.name}</bdi>
                </Name>
                <Email className="sr-trunc">
                  <bdi>{account.email}</bdi>
                </Email>
              </div>
            </Account>
            <Separator />
          </>
        )}
        {items.length > 0 && (
          <nav aria-labelledby={heading}>
            {items.map((item) => (
              <MenuLine {...item} key={item.key} />
            ))}
          </nav>
        )}
        {items.length > 0 && more.length > 0 && <Separator />}
        {more.map((item) => (
          <MenuLine {...item} key={item.key} />
        ))}
        <Spacer />
        <Separator />
        <MenuLine {...signOut} />
      </Drawer>
    </Scrim>
  )
}
