import type { walletErrors } from '../../domain/wallets/wallet-form.ts'
import type { MessageId } from '../../ui/text.tsx'

/** Why a wallet cannot be saved yet. A complete field, such as the address of a connected wallet, is not asked for again. */
export function formNote(errors: ReturnType<typeof walletErrors>): MessageId {
  if (errors.address !== undefined && errors.address !== 'validation.required') return 'wallets.form.fixAddress'
  if (errors.nickname === 'validation.maxLength.walletNickname') return 'wallets.form.fixNickname'
  if (errors.address !== undefined) return 'wallets.form.fill'
  return errors.nickname === undefined ? 'wallets.form.fillConsent' : 'wallets.form.fillNickname'
}
