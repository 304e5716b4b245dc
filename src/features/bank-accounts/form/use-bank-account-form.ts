import { useState } from 'react'
import { useForm, useWatch, type FieldPath } from 'react-hook-form'
import { ApiError } from '../../../api/error.ts'
import { useDraftStart, useDraftWriter } from '../../../components/drafts.ts'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { refusalMessage } from '../../../domain/bank-accounts/form/field-formats.ts'
import { resolver } from './resolver.ts'

const SCREEN = 'bank-account'

type Path = FieldPath<BankAccountForm>

/** Maps the server's field names to the form's where they differ. */
const SHOWN_AT: ReadonlyMap<string, Path> = new Map([
  ['bankId', 'bankName'],
  ['currency', 'bankType'],
])

function pathsOf(form: object, prefix = ''): readonly string[] {
  return Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value as object, `${prefix}${name}.`) : [`${prefix}${name}`],
  )
}

/** The values of the form, kept as a draft. */
export function useBankAccountForm(start: () => BankAccountForm) {
  const draft = useDraftStart<BankAccountForm>(SCREEN)
  const [defaultValues] = useState(() => draft ?? start())
  const form = useForm<BankAccountForm>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })
  const values = useWatch({ control: form.control, compute: (whole) => whole })
  const [refusals, setRefusals] = useState(0)

  const { forget } = useDraftWriter(SCREEN, values)

  return {
    form,
    values,
    /** Changes with each refusal, by the validation or by the server. */
    refusals: refusals + form.formState.submitCount,
    refuse(error: Error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {}
      const known = pathsOf(values)
      for (const [name, message] of Object.entries(fields)) {
        const path = SHOWN_AT.get(name) ?? known.find((candidate): candidate is Path => candidate === name)
        if (path) form.setError(path, { type: 'server', message: refusalMessage(message) })
      }
      setRefusals((count) => count + 1)
    },
    forget,
  }
}
