import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { FieldHelp } from '../../domain/bank-accounts/form/field-format.ts'
import { loadHelper } from '../../domain/bank-accounts/form/help/load-helper.ts'
import { keys } from '../keys.ts'

/** A chunk of the build, not an answer of the server. Without it the form says less and works as well. */
const fieldHelpQuery = (help: FieldHelp | null) =>
  queryOptions({
    queryKey: keys.fieldHelp(help),
    queryFn: help === null ? skipToken : () => loadHelper(help),
    staleTime: Infinity,
    networkMode: 'always',
  })

export const useFieldHelper = (help: FieldHelp | null) => useQuery(fieldHelpQuery(help)).data ?? null
