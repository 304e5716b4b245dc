import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/error.ts'
import { afterSignIn } from '../../../domain/sign-in/after-sign-in.ts'
import { RESEND_AFTER_SECONDS, resendWaitSeconds } from '../../../domain/sign-in/resend-wait.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useServices } from '../../../queries/services.ts'
import { useLogin, usePreventSendingEmail } from '../../../queries/sign-in.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { useText } from '../../../ui/text.tsx'
import { formatWait } from '../format-wait.ts'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - monotonicTime()) / 1000))

/** The seconds left until a new request. They are computed from a clock that nobody sets, because timers of a hidden page are late. */
function useCountdown() {
  const [moment, setMoment] = useState(0)
  const [left, setLeft] = useState(0)
  const isOver = left === 0
  // Follows the clock.
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setLeft(secondsUntil(moment)), 1000)
    return () => clearInterval(timer)
  }, [isOver, moment])
  const start = (seconds: number) => {
    setMoment(monotonicTime() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, start] as const
}

export interface Resend {
  readonly busy: boolean
  /** The time until a new code may be requested, as text; null when it may be requested now. */
  readonly wait: string | null
  readonly request: () => void
}

/** Requests a new code, then blocks for 30 s or for the server's Retry-After. Another next step than the code opens that step. */
export function useResend(email: string, onResent: () => void): Resend {
  const t = useText()
  const { i18n } = useLingui()
  const router = useRouter()
  const { toasts } = useServices()
  const failures = useFailures()
  const login = useLogin()
  const preventSendingEmail = usePreventSendingEmail(undefined)
  const [left, startWait] = useCountdown()

  const request = () =>
    login.mutate(
      { email, preventSendingEmail },
      {
        onSuccess: (result) => {
          const { route } = afterSignIn(result, email)
          if (route !== '/sign-in/otp') return router.replace(route, { email })
          onResent()
          startWait(RESEND_AFTER_SECONDS)
          toasts.show({ tone: 'success', title: t('otpEmailResent') })
        },
        onError: (error) => {
          if (error instanceof ApiError) startWait(resendWaitSeconds(error.retryAfter))
          failures.toast(error, t('notifications.otpEmailResentError'))
        },
      },
    )
  return { busy: login.isPending, wait: left > 0 ? formatWait(i18n, left) : null, request }
}
