import type { ReactNode } from 'react'
import type { FieldError } from 'react-hook-form'
import { useServerWords } from '../../../queries/server-words.ts'

/** The words of a field's error, whether it was found here or by the server. */
export function useErrorText(): (error: FieldError | undefined) => ReactNode {
  const words = useServerWords()
  return (error) => error?.message && <bdi>{words(error.message)}</bdi>
}
