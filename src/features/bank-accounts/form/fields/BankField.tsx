import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import type { TextField as FieldName } from '../../../../domain/bank-accounts/form/bank-types.ts'
import type { FieldFormat } from '../../../../domain/bank-accounts/form/field-format.ts'
import { splitPasted, typeBankField } from '../../../../domain/bank-accounts/form/reactions.ts'
import { FieldOffer } from '../../../../ui/fields/FieldOffer.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useApply } from '../use-apply.ts'
import { TextField } from './TextField.tsx'
import { useFieldHelp } from './use-field-help.ts'

interface Props {
  readonly name: FieldName
  readonly format: FieldFormat
}

/** A field of the bank type. A doubt waits until the customer leaves the field, as an error does; a draft has left it already. */
export function BankField({ name, format }: Props) {
  const t = useText()
  const { getValues } = useFormContext<BankAccountForm>()
  const apply = useApply()
  const [isLeft, setIsLeft] = useState(() => getValues(name) !== '')
  const { known, doubt, offer } = useFieldHelp(name, format)
  const warning = isLeft ? doubt : null
  return (
    <TextField
      name={name}
      label={t(`bankAccounts.field.${name}`)}
      hint={known ?? (format.hint && t(format.hint))}
      warning={format.help === null && format.doubt === null ? undefined : warning}
      dir="ltr"
      inputMode={format.inputMode}
      autoComplete="off"
      clean={(text) => typeBankField(name, text, getValues('bankType'))}
      onEdit={() => apply((form) => splitPasted(form, name))}
      onLeave={() => setIsLeft(true)}
      offer={
        format.offer && (
          <FieldOffer
            action={t('bankAccounts.offer.take', { value: offer?.value ?? '' })}
            onTake={() => offer && apply((form) => ({ ...form, [name]: offer.value }))}
          >
            {isLeft && offer && t(offer.message, { value: offer.value })}
          </FieldOffer>
        )
      }
    />
  )
}
