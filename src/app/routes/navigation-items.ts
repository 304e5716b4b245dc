import { keysOf } from '../../lib/keys-of.ts'
import type { RouteName } from './route-table.ts'
import type { MenuEntry, Row } from './row.ts'
import { ROWS } from './rows.ts'

export interface NavigationItem extends MenuEntry {
  readonly path: RouteName
}

const MENU: Readonly<Partial<Record<RouteName, Row>>> = ROWS

const ITEMS: readonly NavigationItem[] = keysOf(ROWS).flatMap((path) => {
  const entry = MENU[path]?.menu
  return entry ? [{ path, ...entry }] : []
})

/** What the menu of a phone begins with. */
export const ACTIONS = ITEMS.filter(({ order }) => order === undefined)

const NAVIGATION_ITEMS = ITEMS.filter(({ order }) => order !== undefined).toSorted(
  (one, other) => one.order! - other.order!,
)

/** The items of the main navigation. */
export const navigationItems = (isShowRampFunctionalityOnly: boolean): readonly NavigationItem[] =>
  NAVIGATION_ITEMS.filter(({ beyondRamp }) => !(beyondRamp && isShowRampFunctionalityOnly))
