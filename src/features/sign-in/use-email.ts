import { useState } from 'react'
import { usePreference, useServices } from '../../queries/services.ts'

/** A prefilled e-mail fills the field until the customer edits it. */
export function useEmail() {
  const prefilled = usePreference('prefilledEmail')
  const { session, world } = useServices()
  const [typed, setTyped] = useState<string | null>(() => {
    const early = world.earlyField?.()
    return early?.isTouched ? early.text : (session.getState().pending?.email ?? null)
  })
  return [typed ?? prefilled ?? '', setTyped] as const
}
