import type { News } from '../../journal/facts.ts'

/** What a search has shown, also where no wallet was asked under this entry: later pages register it by its network (decisions.md C13). */
export const foundOn = (network: string, hash: string, position: number | null = null): readonly News[] => [
  { kind: 'placed', network, position },
  { kind: 'found', hash, moved: 'exact' },
]
