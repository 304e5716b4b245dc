import { useState, type FormEvent } from 'react'
import { displayNameOf } from '../../../../domain/networks.ts'
import type { RegisteredNetwork } from '../../../../domain/networks.ts'
import { isTransactionId } from '../../../../domain/payouts/transaction-id.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useFailures } from '../../../../queries/failures/failures.ts'
import { useRegisterTransaction } from '../../../../queries/wallets/by-hand.ts'
import { useServices } from '../../../../queries/services.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { TextInput } from '../../../../ui/fields/TextInput.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

interface Props {
  readonly payout: Payout
  readonly network: RegisteredNetwork
}

const WAITING = {
  title: 'sending.transaction.title',
  hint: 'sending.transaction.hint',
  register: 'sending.transaction.register',
} as const
const ENDED = {
  title: 'sending.transaction.late.title',
  hint: 'sending.transaction.late.hint',
  register: 'sending.transaction.late.register',
} as const

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** On these networks the server finds a deposit by its transaction: the customer who has sent it says which. */
export function TransactionCard({ payout, network }: Props) {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const name = displayNameOf(network)
  const texts = payout.status === 'cancelled' ? ENDED : WAITING
  const register = useRegisterTransaction({
    onRegistered: () => toasts.show({ tone: 'success', title: t('sending.transaction.registered') }),
    onFailed: (error) => failures.toast(error, t('sending.transaction.failed')),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isTransactionId(network, text)
    setWrong(!isRight)
    if (isRight) register.mutate({ payout, network, hash: text })
  }
  return (
    <Card padded>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={16}>
          <Subhead>{t(texts.title)}</Subhead>
          <Field
            label={t('sending.transaction.label', { network: name })}
            hint={t(texts.hint)}
            error={isWrong && t('sending.transaction.wrong', { network: name })}
          >
            <TextInput
              name="transaction"
              mono={text !== ''}
              clean={withoutSpaces}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={text}
              disabled={register.isPending}
              onChange={({ target }) => {
                setText(target.value)
                setWrong(false)
              }}
            />
          </Field>
          <Button type="submit" variant="secondary" block loading={register.isPending} disabled={text === ''}>
            {t(texts.register)}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
