import { useEffect, useRef } from 'react'

/** Moves the focus to the first invalid field after a refusal. */
export function useFocusInvalid(refusals: number) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return ref
}
