import type { RouteName } from './route-table.ts'
import type { MenuEntry, Row } from './row.ts'
import { ROWS } from './rows.ts'

export interface NavigationItem extends MenuEntry {
  readonly path: RouteName
}

const MENU: Readonly<Record<RouteName, Row>> = ROWS

const itemOf = (path: RouteName): NavigationItem => ({ path, ...MENU[path].menu! })

export const NEW_PAYOUT = itemOf('/payouts/new')

const NAVIGATION_ITEMS = (['/my-payouts', '/my-accounts', '/settings'] as const).map(itemOf)

/** The items of the main navigation. */
export const navigationItems = (isShowRampFunctionalityOnly: boolean): readonly NavigationItem[] =>
  NAVIGATION_ITEMS.filter(({ beyondRamp }) => !(beyondRamp && isShowRampFunctionalityOnly))
