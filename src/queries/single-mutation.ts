import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/** A mutation that ignores calls while one is pending, because clicks may be faster than the next render. */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options)
  const busy = useRef(false)
  return {
    ...mutation,
    mutate(variables: Variables, callbacks: MutateOptions<Data, Error, Variables> = {}) {
      if (busy.current) return
      busy.current = true
      mutation.mutate(variables, {
        ...callbacks,
        onSettled: (...settled) => {
          busy.current = false
          callbacks.onSettled?.(...settled)
        },
      })
    },
  }
}
