import { useState } from 'react'
import { ApiError } from '../../api/error.ts'
import { useDraftStart, useDraftWriter } from '../../components/drafts.ts'
import { chainFacts } from '../../chains/network-table.ts'
import { STABLECOINS } from '../../domain/currency.ts'
import type { Network } from '../../domain/networks.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import { useServices, type Services } from '../../queries/services.ts'
import { walletErrors, type WalletForm } from '../../domain/wallets/wallet-form.ts'
import { formNote } from './form-note.ts'

export type WalletField = 'network' | 'address' | 'nickname' | 'consent'
const FIELDS: readonly WalletField[] = ['network', 'address', 'nickname', 'consent']
/** The host’s tokens too: neither its own nor the public ones belong to a customer. */
const tokensOf = (services: Services, network: Network): readonly string[] =>
  STABLECOINS.flatMap((coin) => {
    const named = chainNodeOf(services).token(network, coin)?.address
    const known = chainFacts(network)?.tokens[coin]?.address
    return [named, known].filter((address) => address !== undefined)
  })

const NONE: Readonly<Partial<Record<WalletField, string>>> = {}

/**
 * The values of the form, kept as the draft of `screen`, from which `start` makes them. A field shows its error after it loses the
 * focus.
 */
export function useWalletForm(screen: string, start: (draft: WalletForm | null) => WalletForm) {
  const draft = useDraftStart<WalletForm>(screen)
  const [form, setForm] = useState<WalletForm>(() => start(draft))
  const { forget } = useDraftWriter(screen, form)
  const [left, setLeft] = useState<readonly WalletField[]>([])
  const [refused, setRefused] = useState(NONE)
  const errors = walletErrors(form, tokensOf(useServices(), form.network))

  return {
    form,
    refused,
    errors,
    note: formNote(errors),
    isComplete: Object.keys(errors).length === 0,
    shownErrors: Object.fromEntries(
      FIELDS.filter((field) => left.includes(field)).map((field) => [field, errors[field]]),
    ),
    change(part: Partial<WalletForm>) {
      setForm((form) => ({ ...form, ...part }))
      setRefused((refused) => ({
        ...refused,
        ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
      }))
    },
    leave: (field: WalletField) => left.includes(field) || setLeft([...left, field]),
    clearRefusals: () => setRefused(NONE),
    /** Shows the server's errors at their fields. */
    refuse(error: Error) {
      const fields = error instanceof ApiError ? error.fields : undefined
      if (!fields) return
      setRefused(Object.fromEntries(FIELDS.filter((field) => fields[field]).map((field) => [field, fields[field]])))
    },
    forget,
  }
}

export type WalletEntry = ReturnType<typeof useWalletForm>
