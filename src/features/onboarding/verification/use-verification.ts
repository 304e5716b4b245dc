import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react'
import {
  initialVerificationFrame,
  readVerificationMessage,
  refreshesState,
  verificationFrameReducer,
  type VerificationFrame,
} from '../../../domain/onboarding/frames/verification-frame.ts'
import { useExternalPage, type ExternalPage } from '../../../queries/customer/external-page.ts'
import { useRenewAccessToken } from '../../../queries/customer/kyc.ts'
import { useHandleFrameMessage } from '../../../queries/customer/onboarding.ts'
import { useCoalesced } from '../../../queries/customer/use-coalesced.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { isMissingFile } from '../../../queries/failures/missing-file.ts'
import { useLanguageCode } from '../../../queries/language.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import type { Customer } from '../use-customer.ts'
import { createVerificationWidget, type VerificationWidget } from './verification-widget.ts'
import { deviceDate } from '../../../lib/timing/clock.ts'

const LOAD_TIMEOUT_MS = 15_000

interface Request {
  readonly customer: Pick<Customer, 'me'>
  readonly token: string
  /** Null is the vendor's default origin. */
  readonly origin: string | null
}

interface Verification {
  readonly frame: VerificationFrame
  readonly container: RefObject<HTMLDivElement | null>
  /** The error of the failed token renewal. */
  readonly error: unknown
  /** The link to the same verification as a separate page. */
  readonly link: ExternalPage
}

/** Renews the access token when the widget reports that it has expired. */
function useRenewal(onRefused: () => void) {
  const renewToken = useRenewAccessToken()
  const { report } = useFailures()
  const [error, setError] = useState<unknown>(null)
  const renew = useCoalesced(async () => {
    try {
      return await renewToken()
    } catch (refusal) {
      report(refusal)
      setError(refusal)
      onRefused()
      throw refusal
    }
  })
  return { error, renew }
}

/** Mounts the vendor's widget and turns its messages into the state of the screen. */
export function useVerification({ customer, token, origin }: Request): Verification {
  const t = useText()
  const language = useLanguageCode()
  const { toasts } = useServices()
  const handleFrameMessage = useHandleFrameMessage()
  const container = useRef<HTMLDivElement>(null)
  const widget = useRef<VerificationWidget | null>(null)
  const [frame, dispatch] = useReducer(verificationFrameReducer, initialVerificationFrame)
  const { error, renew } = useRenewal(() => dispatch({ type: 'tokenRefused' }))
  const link = useExternalPage(customer.me.type, t('onboarding.kyc.newTab.failed'))
  const [gone, setGone] = useState<unknown>(null)

  const handleLevelChange = useCoalesced(async () => {
    toasts.show({ tone: 'info', title: t('kycUpdated') })
    link.refresh()
  })
  const handleMessage = useEffectEvent((type: string, payload: unknown) => {
    const event = readVerificationMessage(type, payload, deviceDate())
    if (!event) return
    dispatch(event)
    if (refreshesState(event)) handleFrameMessage()
    if (event.type === 'applicantLevelChanged') void handleLevelChange()
  })
  const launch = useEffectEvent((widget: VerificationWidget, container: HTMLElement) =>
    widget.mount(container, {
      accessToken: token,
      language,
      title: t('onboarding.kyc.frame'),
      onMessage: handleMessage,
      onTokenExpired: renew,
    }),
  )

  // The vendor's widget draws itself into the container.
  useEffect(() => {
    const created = createVerificationWidget(origin)
    widget.current = created
    // A download that fails without a connection is handled like a slow one: the screen shows the reason and a retry button.
    const fail = () => dispatch({ type: 'loadTimedOut' })
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS)
    launch(created, container.current!).catch((cause: unknown) => (isMissingFile(cause) ? setGone(cause) : fail()))
    return () => {
      clearTimeout(timer)
      created.unmount()
    }
  }, [origin])
  useEffect(() => widget.current?.setLanguage(language), [language])

  // The boundary offers to reload the page.
  if (gone) throw gone as Error
  return { frame, container, error, link }
}
