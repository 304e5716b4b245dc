import { useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** What never gets old, such as the merchant's name, says nothing about the age of a screen. */
const ages = ({ observers }: Query) => observers.every(({ options }) => options.staleTime !== Infinity)

/** When the oldest data on the screen was read, in milliseconds; null without data. */
export function useDataTime(): number | null {
  const cache = useQueryClient().getQueryCache()
  const read = () => {
    const shown = cache.findAll({ type: 'active', predicate: ages })
    const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0)
    return times.length > 0 ? Math.min(...times) : null
  }
  return useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    read,
    read,
  )
}
