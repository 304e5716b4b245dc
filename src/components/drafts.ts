import { useState } from 'react'
import { useServices } from '../queries/services.ts'

/** State that outlives its screen: whoever comes back to the visit finds what was left there. The place names screen and visit. */
export function useDraft<T>(place: string, start: T): readonly [T, (value: T) => void] {
  const { drafts } = useServices()
  const [value, setValue] = useState(() => (drafts.has(place) ? (drafts.get(place) as T) : start))
  const keep = (next: T) => {
    drafts.set(place, next)
    setValue(next)
  }
  return [value, keep]
}
