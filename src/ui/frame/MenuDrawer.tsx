import { useId, type ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { crossIcon } from '../icons/basic.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { useModal } from '../overlay/use-modal.ts'
import { useText } from '../text.tsx'
import { Account, Drawer, Email, End, Gap, Initials, Item, Name, Scrim, Separator, Top } from './drawer-styles.ts'

export interface MenuItem {
  readonly key: string
  readonly icon: IconShape
  readonly label: string
  readonly current?: boolean
  /** At the end of the line: the present choice. */
  readonly value?: ReactNode
  readonly onSelect: () => void
}

interface Props {
  readonly account: { readonly initials: string; readonly name: string; readonly email: string } | null
  readonly places: readonly MenuItem[]
  readonly more: readonly MenuItem[]
  /** Last, out of the way of thumbs. */
  readonly signOut: MenuItem
  readonly onClose: () => void
}

const Line = ({ icon, label, current, value, onSelect }: MenuItem) => (
  <Item type="button" aria-current={current ? 'page' : undefined} onClick={onSelect}>
    <Icon shape={icon} />
    <span className="sr-trunc">{label}</span>
    {value && <End>{value}</End>}
  </Item>
)

const present = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[aria-current]') ?? dialog.querySelector<HTMLElement>('nav button')

/** The menu: a drawer from the end edge, a card below its button when wide. It is open as long as it is drawn. */
export function MenuDrawer({ account, places, more, signOut, onClose }: Props) {
  const t = useText()
  const heading = useId()
  const modal = useModal({ onClose, firstFocus: present })
  return (
    <Scrim {...modal} aria-labelledby={heading}>
      <Drawer>
        <Top>
          <span id={heading}>{t('ui.menu')}</span>
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
        <nav aria-labelledby={heading}>
          {places.map((item) => (
            <Line {...item} key={item.key} />
          ))}
        </nav>
        {more.length > 0 && <Separator />}
        {more.map((item) => (
          <Line {...item} key={item.key} />
        ))}
        <Gap />
        <Separator />
        <Line {...signOut} />
      </Drawer>
    </Scrim>
  )
}
