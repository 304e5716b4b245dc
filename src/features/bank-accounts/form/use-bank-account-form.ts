import { useEffect, useState } from 'react'
import { useForm, useWatch, type FieldPath } from 'react-hook-form'
import { ApiError } from '../../../api/error.ts'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { useServices } from '../../../queries/services.ts'
import { useEntry } from '../../../router/RouterProvider.tsx'
import { resolver } from './resolver.ts'

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
  const { drafts } = useServices()
  const { key } = useEntry()
  const draftKey = `bankAccount:${key}`
  const [defaultValues] = useState(() => (drafts.get(draftKey) as BankAccountForm | undefined) ?? start())
  const form = useForm<BankAccountForm>({ defaultValues, resolver, mode: 'onTouched', shouldFocusError: false })
  const values = useWatch({ control: form.control, compute: (whole) => whole })
  const [refusals, setRefusals] = useState(0)

  // The drafts are outside React.
  useEffect(() => void drafts.set(draftKey, values), [drafts, draftKey, values])

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
    forget: () => drafts.delete(draftKey),
  }
}
