import type { Row } from './row.ts'
import { ROWS } from './rows.ts'

const CALLS: Readonly<Record<string, Row | undefined>> = ROWS

/** The paths of the lists that the screen of a route shows first. */
export const firstCallsOf = (route: string | null): readonly string[] => CALLS[route ?? '']?.firstCalls ?? []
