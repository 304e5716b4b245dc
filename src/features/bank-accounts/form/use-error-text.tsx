import type { ReactNode } from 'react'
import type { FieldError } from 'react-hook-form'
import { useServerText } from '../../../queries/failures/server-text.ts'

/** The words of a field's error, whether it was found here or by the server. */
export function useErrorText(): (error: FieldError | undefined) => ReactNode {
  const words = useServerText()
  return (error) => error?.message && <bdi>{words(error.message)}</bdi>
}
