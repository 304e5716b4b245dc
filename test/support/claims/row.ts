import type { About, Says } from './claims.ts'

export interface Row {
  /** An id, or its beginning with a star. The longest one that fits counts. */
  readonly ids: readonly string[]
  readonly about?: About
  readonly says: readonly Says[]
  /** Why these messages claim nothing. */
  readonly because?: string
}

export const of = (about: About, says: readonly Says[], ...ids: string[]): Row => ({ ids, about, says })
export const none = (because: string, ...ids: string[]): Row => ({ ids, says: [], because })
