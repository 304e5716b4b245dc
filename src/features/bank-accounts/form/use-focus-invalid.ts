import { useEffect, useRef } from 'react'
import { moveFocus } from '../../../ui/focus.ts'

/** Moves the focus to the first invalid field after a refusal. */
export function useFocusInvalid(refusals: number) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) moveFocus(ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }, [refusals])
  return ref
}
