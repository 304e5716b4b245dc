import { useState } from 'react'
import { useForm, useWatch, type FieldPath } from 'react-hook-form'
import { ApiError } from '../../../api/error.ts'
import { useDraftStart, useDraftWriter } from '../../../components/drafts.ts'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { resolver } from './resolver.ts'

const SCREEN = 'bank-account'

type Path = FieldPath<BankAccountForm>

/** Where the form shows what the server says of a field that it has under another name. */
const SHOWN_AT: Readonly<Record<string, Path>> = { bankId: 'bankName', currency: 'bankType' }

function pathsOf(form: object, prefix = ''): readonly string[] {
  return Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value as object, `${prefix}${name}.`) : [`${prefix}${name}`],
  )
}

/** Everything that is filled in, kept for the visit. */
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
    /** Changes whenever the form was refused, here or by the server. */
    refusals: refusals + form.formState.submitCount,
    refuse(error: Error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {}
      const known = pathsOf(values)
      for (const [name, message] of Object.entries(fields)) {
        const path = SHOWN_AT[name] ?? known.find((candidate): candidate is Path => candidate === name)
        if (path) form.setError(path, { type: 'server', message })
      }
      setRefusals((count) => count + 1)
    },
    forget,
  }
}
