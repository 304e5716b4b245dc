import type { IconShape } from '../../ui/icons/Icon.tsx'
import { plusIcon } from '../../ui/icons/actions.ts'
import { swapIcon } from '../../ui/icons/arrows.ts'
import { bankIcon, personIcon } from '../../ui/icons/things.ts'
import type { MessageId } from '../../ui/text.tsx'
import type { RouteName } from './route-params.ts'

export interface NavigationItem {
  readonly key: string
  readonly label: MessageId
  readonly path: RouteName
  readonly icon: IconShape
  /** Hidden when the host shows the ramp's own functions only. */
  readonly beyondRamp: boolean
}

export const NEW_PAYOUT: NavigationItem = {
  key: 'new',
  label: 'app.nav.new',
  path: '/payouts/new',
  icon: plusIcon,
  beyondRamp: false,
}

const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  { key: 'transfers', label: 'app.nav.transfers', path: '/my-payouts', icon: swapIcon, beyondRamp: false },
  { key: 'accounts', label: 'app.nav.accounts', path: '/my-accounts', icon: bankIcon, beyondRamp: true },
  { key: 'settings', label: 'app.nav.settings', path: '/settings', icon: personIcon, beyondRamp: true },
]

/** The items of the main navigation. */
export const navigationItems = (isShowRampFunctionalityOnly: boolean): readonly NavigationItem[] =>
  NAVIGATION_ITEMS.filter(({ beyondRamp }) => !(beyondRamp && isShowRampFunctionalityOnly))
