import type { RouteName } from './route-table.ts'
import type { ScreenRow } from './row.ts'
import { ROWS } from './rows.ts'

export type LazyRoute = Exclude<RouteName, '/sign-in'>

/** The screen and the translations of each route but the first screen. Each screen is a chunk, and so is this table. */
export const LAZY_SCREENS: Readonly<Record<LazyRoute, ScreenRow>> = ROWS
