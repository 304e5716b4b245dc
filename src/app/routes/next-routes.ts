import type { LazyRoute } from './lazy-screens.ts'
import type { RouteName } from './route-table.ts'
import type { Row } from './row.ts'
import { ROWS } from './rows.ts'

const NEXT: Readonly<Partial<Record<RouteName, Row & { readonly next?: readonly LazyRoute[] }>>> = ROWS

/** The screens to which a screen leads. */
export const nextRoutes = (route: RouteName): readonly LazyRoute[] => NEXT[route]?.next ?? []
