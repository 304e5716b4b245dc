import {
  tickWireMessage,
  wireMessageLength,
  WIRE_MESSAGE_KINDS,
  type WireMessage,
} from '../../../domain/payouts/form/wire-message.ts'
import { WIRE_MESSAGE_MAX_LENGTH } from '../../../domain/payouts/form/wire-message-length.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'

/** The message that a wire carries to the customer's bank, or the account that the bank passes the money on to. */
export function WireMessageCard({ payout: { form, errors, writeMessage } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const { wireMessage } = form
  return (
    <Card padded>
      <Subhead>
        {t('payouts.wire.title')} {t('ui.optional')}
      </Subhead>
      <Stack gap={12}>
        <Stack gap={0}>
          {WIRE_MESSAGE_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`payouts.wire.kind.${kind}`)}
              checked={wireMessage.kind === kind}
              onChange={() => writeMessage(tickWireMessage(wireMessage, kind))}
            />
          ))}
        </Stack>
        {wireMessage.kind && (
          <MessageField
            key={wireMessage.kind}
            kind={wireMessage.kind}
            message={wireMessage}
            error={errors.wireMessage && t(errors.wireMessage)}
            onWrite={writeMessage}
          />
        )}
      </Stack>
    </Card>
  )
}

interface FieldProps {
  readonly kind: NonNullable<WireMessage['kind']>
  readonly message: WireMessage
  readonly error: string | null
  readonly onWrite: (message: WireMessage) => void
}

function MessageField({ kind, message, error, onWrite }: FieldProps) {
  const t = useText()
  return (
    <Field label={t(`payouts.wire.label.${kind}`)} hint={t(`payouts.wire.hint.${kind}`)} error={error}>
      <TextArea
        value={message.text}
        counter={{ count: wireMessageLength(message), limit: WIRE_MESSAGE_MAX_LENGTH }}
        onChange={({ target }) => onWrite({ kind, text: target.value })}
      />
    </Field>
  )
}
