import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { readFrameMessage } from '../../lib/frame-message.ts'
import { TERMS_MESSAGES, TERMS_EFFECTS, type TermsMessage } from '../../domain/onboarding/frames/terms-frame.ts'
import { REMEDIES } from '../../queries/failures/host-failures.ts'
import { useHandleFrameMessage } from '../../queries/customer/onboarding.ts'
import { useServices } from '../../queries/services.ts'
import type { Router } from '../../router/router-store.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { useText } from '../../ui/text.tsx'

const REFUSED = 'terms_not_accepted'

function toOverview(router: Router) {
  const { entries, index } = router.store.getState()
  if (entries[index - 1]?.path === '/onboarding') router.back()
  else router.replace('/onboarding', {})
}

/** Handles messages of the terms page, and of no other window. */
export function useTermsFrame(): RefObject<HTMLIFrameElement | null> {
  const t = useText()
  const router = useRouter()
  const { settings, toasts, emit } = useServices()
  const handleFrameMessage = useHandleFrameMessage()
  const frame = useRef<HTMLIFrameElement>(null)

  const handleMessage = useEffectEvent((message: TermsMessage) => {
    const { toast, leaves } = TERMS_EFFECTS[message]
    handleFrameMessage()
    if (toast === 'success') toasts.show({ tone: 'success', title: t('onboarding.tos.accepted'), follows: true })
    if (toast === 'error') {
      const title = t('onboarding.tos.refused.title')
      toasts.show({ tone: 'error', title, description: t('onboarding.tos.refused.text'), follows: leaves })
      emit('ramp-error', { code: REFUSED, message: title, remedy: REMEDIES[REFUSED], reference: null })
    }
    if (leaves) toOverview(router)
  })

  const { frontendOrigin } = settings
  // Any page may post to the window.
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const sender = { origin: frontendOrigin, window: frame.current?.contentWindow ?? null }
      const message = readFrameMessage(event, sender, TERMS_MESSAGES)
      if (message) handleMessage(message)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frontendOrigin])
  return frame
}
