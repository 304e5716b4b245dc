import { useState } from 'react'
import type { WalletSession } from '../../../chains/adapter.ts'
import { useWalletName } from '../../../components/wallet/use-wallet-name.ts'
import type { ApplicationAccess } from '../../../domain/application.ts'
import { unsavedChoice, type UnsavedChoice, type WalletChoice } from '../../../domain/payouts/wallet-choices.ts'
import { connectedWallet } from '../../../domain/wallets/wallet-form.ts'
import { useCreateWallet } from '../../../queries/wallets/wallets.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useServices } from '../../../queries/services.ts'
import { isAskedToSign, proveOwnership } from '../../../operations/prove-ownership.ts'
import { useConnection } from '../../../components/wallet/use-connection.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'

export interface ConnectedSource {
  readonly session: WalletSession
  readonly name: string
  readonly choice: UnsavedChoice
  /** Whether it signs the server's challenge before it is saved. */
  readonly isSigned: boolean
  /** The customer has chosen it, and is asked to save it. */
  readonly isAsked: boolean
  readonly isSaving: boolean
  readonly ask: () => void
  readonly dismiss: () => void
  readonly save: (consent: boolean) => void
}

interface Lists {
  readonly wallets: readonly WalletChoice[]
  readonly access: ApplicationAccess
}

/**
 * The connected wallet while it is not saved; null without one. A payout names its source by id, so it is saved before it is the
 * source, and nothing of the form is lost (decisions.md W25).
 */
export function useConnectedSource(payout: PayoutFormState, { wallets, access }: Lists): ConnectedSource | null {
  const t = useText()
  const failures = useFailures()
  const nameOf = useWalletName()
  const { runner, session } = useConnection()
  const { api, toasts } = useServices()
  const [isAsked, setAsked] = useState(false)
  // Here and not in the dialog, which goes as soon as the wallet is in the list.
  const create = useCreateWallet({
    onMade: (isUnsigned) =>
      toasts.show({
        tone: 'success',
        title: t('payouts.saveSource.saved'),
        description: isUnsigned ? t('payouts.saveSource.unsigned') : null,
      }),
    onFailed: (error) => failures.toast(error, t('payouts.saveSource.failed')),
  })
  const choice = session && unsavedChoice(session, wallets, { ...payout.form, access })
  if (!session || !choice) return null

  const name = nameOf(session)
  const { network } = choice
  const isSigned = isAskedToSign(network, session.isMultisig)
  return {
    session,
    name,
    choice,
    isSigned,
    isAsked,
    isSaving: create.isPending,
    ask: () => setAsked(true),
    dismiss: () => setAsked(false),
    save(consent) {
      const prove = isSigned ? () => proveOwnership({ api, runner }, choice) : undefined
      create.mutate(
        { payload: connectedWallet({ ...choice, name, consent }), prove },
        {
          onSuccess(wallet) {
            setAsked(false)
            payout.chooseWallet({ wallet, network, blockedBy: null })
          },
        },
      )
    },
  }
}
