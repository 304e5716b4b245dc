import type { ComponentProps } from 'react'
import { SupportButton } from '../../../components/support/SupportButton.tsx'
import type { Cause } from '../../../domain/access/access.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import { useVerify } from './use-verify.ts'

/** What can be done about each cause, beginning where the customer left off. */
const ACTIONS = {
  notBegun: { label: 'payouts.blocked.action', opens: 'verification' },
  needsYou: { label: 'payouts.blocked.continue', opens: 'verification' },
  checking: { label: 'payouts.blocked.checkStatus', opens: 'verification' },
  unknown: { label: 'payouts.blocked.checkStatus', opens: 'verification' },
  requestEuro: { label: 'payouts.missing.requestSepa', opens: 'request' },
  termsFirst: { label: 'payouts.blocked.continue', opens: 'setup' },
  agreementDeclined: { label: 'payouts.blocked.continue', opens: 'setup' },
  residency: { label: 'payouts.blocked.continue', opens: 'setup' },
  category: { label: 'payouts.blocked.continue', opens: 'setup' },
  refused: { label: 'payouts.blocked.support', opens: 'support' },
  refusedAll: { label: 'payouts.blocked.support', opens: 'support' },
  prohibited: { label: 'payouts.blocked.support', opens: 'support' },
} as const satisfies Partial<Record<Cause, { readonly label: string; readonly opens: string }>>

type ActedOn = keyof typeof ACTIONS
export const isActedOn = (cause: Cause): cause is ActedOn => cause in ACTIONS

interface Props extends Pick<ComponentProps<typeof Button>, 'size' | 'block'> {
  readonly cause: ActedOn
}

/** The button for what keeps a customer from a currency; `isActedOn` says where there is one. */
export function AccessAction({ cause, ...look }: Props) {
  const t = useText()
  const router = useRouter()
  const { verifyIdentity, requestSepa, isRequesting } = useVerify()
  const { label, opens } = ACTIONS[cause]
  if (opens === 'support') return <SupportButton {...look}>{t(label)}</SupportButton>
  const act = {
    verification: verifyIdentity,
    // The server accepts it after the identity check only.
    request: () => requestSepa({ onGated: verifyIdentity }),
    setup: () => router.push('/onboarding', {}),
  }[opens]
  return (
    <Button {...look} loading={isRequesting} onClick={act}>
      {t(label)}
    </Button>
  )
}
