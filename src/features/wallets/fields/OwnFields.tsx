import { NICKNAME_MAX_LENGTH } from '../../../domain/wallets/wallet-form.ts'
import { ConsentCard } from '../../../ui/fields/ConsentCard.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { CountedInput } from '../../../ui/fields/text/CountedInput.tsx'
import { useText } from '../../../ui/text.tsx'
import type { WalletEntry } from '../use-wallet-form.ts'
import { useErrorOf } from './use-error-of.tsx'

interface Props {
  readonly entry: WalletEntry
  readonly busy: boolean
}

/** The customer's statements about the wallet: its nickname, and that it is theirs. */
export function OwnFields({ entry, busy }: Props) {
  const t = useText()
  const { form, change, leave } = entry
  const errorOf = useErrorOf(entry)
  return (
    <>
      <Field label={t('wallets.form.nickname')} hint={t('wallets.form.nicknameHint')} error={errorOf('nickname')}>
        <CountedInput
          name="nickname"
          autoComplete="off"
          placeholder={t('wallets.form.nicknamePlaceholder')}
          counter={{ count: form.nickname.trim().length, limit: NICKNAME_MAX_LENGTH }}
          value={form.nickname}
          disabled={busy}
          onChange={(event) => change({ nickname: event.target.value })}
          onBlur={() => form.nickname && leave('nickname')}
        />
      </Field>
      <ConsentCard
        label={t('wallets.form.consent')}
        detail={t('wallets.form.consentDetail')}
        checked={form.consent}
        disabled={busy}
        error={errorOf('consent')}
        onChange={(event) => {
          leave('consent')
          change({ consent: event.target.checked })
        }}
      />
    </>
  )
}
