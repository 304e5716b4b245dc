import { displayNameOf } from '../../../domain/networks.ts'
import { useServerText } from '../../../queries/failures/server-text.ts'
import { useText } from '../../../ui/text.tsx'
import type { WalletEntry, WalletField } from '../use-wallet-form.ts'

/** The text of a field's error, or of what the server refused. */
export function useErrorOf({ form, refused, shownErrors }: WalletEntry) {
  const t = useText()
  const words = useServerText()
  return (field: WalletField) => {
    const error = shownErrors[field]
    const values = { network: displayNameOf(form.network) }
    const refusal = refused[field]
    if (error === 'validation.required') return t(`${error}.${field}`)
    return error ? t(error, values) : refusal && <bdi>{words(refusal, values)}</bdi>
  }
}
