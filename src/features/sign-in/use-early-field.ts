import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { useServices } from '../../queries/services.ts'

/** Takes over the field that was drawn before React: the typed text, the focus, and a submit that waits. */
export function useEarlyField(formRef: RefObject<HTMLFormElement | null>, setText: (text: string) => void): void {
  const { earlyField } = useServices().world
  const [isDue, setDue] = useState(false)
  // Before the next paint, and before React could write its own text into the field.
  useLayoutEffect(() => {
    const early = earlyField?.()
    if (!early) return
    if (early.isTouched) setText(early.text)
    setDue(early.handOver(formRef.current?.querySelector('input') ?? null))
  }, [earlyField, formRef, setText])
  // The form has the text by now. A frame whose sandbox has no `allow-forms` would refuse `requestSubmit`.
  useEffect(() => {
    if (isDue) formRef.current?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }, [isDue, formRef])
}
