import { useLingui } from '@lingui/react'
import { useController } from 'react-hook-form'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import {
  PHP_NETWORK_HINT,
  PHP_NETWORK_NAMES,
  PHP_NETWORKS,
  PHP_SUBJECT_NAMES,
  PHP_SUBJECTS,
  readPhpNetwork,
} from '../../../../domain/bank-accounts/form/philippines.ts'
import { choosePhpNetwork } from '../../../../domain/bank-accounts/form/reactions.ts'
import { PESONET_FROM } from '../../../../domain/rails.ts'
import { formatLimit } from '../../../../lib/format/format-amount.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { FieldCell } from '../../../../ui/fields/FieldGrid.tsx'
import { Segmented } from '../../../../ui/fields/Segmented.tsx'
import { Select } from '../../../../ui/fields/select/Select.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useApply } from '../use-apply.ts'
import { useErrorText } from '../use-error-text.tsx'

/** Chooses the network, then a bank or e-wallet on it. */
export function PhilippineFields() {
  const t = useText()
  const { i18n } = useLingui()
  const apply = useApply()
  const errorText = useErrorText()
  const network = useController<BankAccountForm, 'phpNetwork'>({ name: 'phpNetwork' })
  const subject = useController<BankAccountForm, 'phpChannelSubject'>({ name: 'phpChannelSubject' })
  const chosen = readPhpNetwork(network.field.value)
  return (
    <>
      <Field
        label={t('bankAccounts.field.phpNetwork')}
        hint={t(PHP_NETWORK_HINT, { amount: formatLimit(PESONET_FROM, i18n.locale), currency: 'PHP' })}
        error={errorText(network.fieldState.error)}
      >
        <Segmented
          segments={PHP_NETWORKS.map((value) => ({ value, label: PHP_NETWORK_NAMES[value] }))}
          value={chosen}
          onChange={(value) => apply((form) => choosePhpNetwork(form, value))}
        />
      </Field>
      <FieldCell span={6}>
        <Field label={t('bankAccounts.field.phpChannelSubject')} error={errorText(subject.fieldState.error)}>
          <Select {...subject.field}>
            {(chosen ? PHP_SUBJECTS[chosen] : []).map((code) => (
              <option key={code} value={code}>
                {PHP_SUBJECT_NAMES[code]}
              </option>
            ))}
          </Select>
        </Field>
      </FieldCell>
    </>
  )
}
