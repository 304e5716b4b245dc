import type { ReactNode } from 'react'
import type { FieldError } from 'react-hook-form'
import { useServerText } from '../../../queries/failures/server-text.ts'

/** The message of a field's error, from the validation or from the server. */
export function useErrorText(): (error: FieldError | undefined) => ReactNode {
  const words = useServerText()
  return (error) => error?.message && <bdi>{words(error.message)}</bdi>
}
