import { useEffect, useRef } from 'react'

/** After a refusal the focus goes to the first field that has to be mended. */
export function useFocusInvalid(refusals: number) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return ref
}
