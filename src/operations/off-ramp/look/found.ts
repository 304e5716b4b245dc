import type { Sent } from '../../../chains/adapter.ts'
import type { News } from '../../journal/facts.ts'

/** A complete and empty look. */
export const LOOKED = { kind: 'looked', ask: null, position: null } as const satisfies News

export const foundNews = ({ hash, moved }: Sent) => ({ kind: 'found', hash, moved }) as const satisfies News

/** What a search has shown, also where no wallet was asked under this entry: later pages register it by its network (decisions.md C13). */
export const foundOn = (network: string, sent: Sent, position: number | null = null): readonly News[] => [
  { kind: 'placed', network, position },
  foundNews(sent),
]
