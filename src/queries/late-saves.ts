import {
  QueryObserver,
  useMutation,
  type MutateOptions,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { isOutcomeUnknown } from '../api/error.ts'
import { settleListed } from '../operations/intents/account-intents.ts'
import { writeJson } from '../lib/json.ts'
import { customerWork } from '../operations/customer-work.ts'
import { pollAfter } from './polling.ts'
import { useServices, type Services } from './services.ts'
import { useSingleMutation } from './single-mutation.ts'
import { monotonicTime } from '../lib/timing/clock.ts'

const EVERY_MS = 3000
const ASKED_FOR_MS = 10 * 60_000

/** What a save without a readable answer has made, once its list has it. */
interface Listed<Row, Made, Key extends QueryKey> {
  readonly list: UseQueryOptions<readonly Row[], Error, readonly Row[], Key>
  readonly find: (rows: readonly Row[]) => Made | undefined
}

interface Wait {
  readonly payload: unknown
  readonly isOf: (row: unknown) => boolean
  readonly stop: () => void
}

function createLateSaves({ queryClient }: Services) {
  const waits = new Set<Wait>()
  const stopThose = (isMeant: (wait: Wait) => boolean) => [...waits].filter(isMeant).forEach(({ stop }) => stop())
  return {
    /** Rejects when the wait is stopped. */
    wait<Row, Made, Key extends QueryKey>(payload: unknown, { list, find }: Listed<Row, Made, Key>): Promise<Made> {
      const start = monotonicTime()
      const observer = new QueryObserver(queryClient, {
        ...list,
        refetchInterval: (query) => monotonicTime() < start + ASKED_FOR_MS && pollAfter(EVERY_MS, query),
      })
      return new Promise((resolve, reject) => {
        const wait: Wait = {
          payload,
          isOf: (row) => find([row as Row]) !== undefined,
          stop() {
            waits.delete(wait)
            observer.destroy()
            reject(new Error('The wait for the list was stopped'))
          },
        }
        waits.add(wait)
        const readings = () => observer.getCurrentQuery().state.dataUpdateCount
        const before = readings()
        // An older list has nothing that this save has made.
        observer.subscribe(({ data }) => {
          const found = data && readings() > before ? find(data) : undefined
          if (found === undefined) return
          resolve(found)
          wait.stop()
        })
      })
    },
    /** The same form is sent again: that call reports its result. */
    stop: (sent: unknown) => stopThose(({ payload }) => writeJson(payload) === writeJson(sent)),
    /** Another call has made what was waited for, and reports it. */
    end: (row: unknown) => stopThose(({ isOf }) => isOf(row)),
    stopAll: () => stopThose(() => true),
  }
}

/** The saves of an element whose answers could not be read. They outlive their form. */
export const lateSavesOf = (services: Services) => services.lazy(createLateSaves)

interface Options<Row, Made, Variables, Key extends QueryKey> extends UseMutationOptions<Made, Error, Variables> {
  readonly mutationFn: (variables: Variables) => Promise<Made>
  readonly kind: 'bankAccount' | 'wallet' | 'walletBankAccount'
  readonly payloadOf: (variables: Variables) => unknown
  readonly listed: (variables: Variables) => Listed<Row, Made, Key>
}

/** A save that also ends as made when its answer could not be read and its list, which may be late, has what it made. */
export function useSave<Row, Made, Variables, Key extends QueryKey>({
  kind,
  payloadOf,
  listed,
  ...options
}: Options<Row, Made, Variables, Key>) {
  const services = useServices()
  const saves = lateSavesOf(services)
  const called = useRef<MutateOptions<Made, Error, Variables>>({})
  const late = useMutation({
    mutationFn: async (variables: Variables) => {
      const { journal } = customerWork(services)
      const made = await saves.wait(payloadOf(variables), listed(variables))
      await settleListed(journal, kind, payloadOf(variables))
      return made
    },
    ...(options.onSuccess && { onSuccess: options.onSuccess }),
  })
  const save = useSingleMutation<Made, Variables>({
    ...options,
    async mutationFn(variables) {
      saves.stop(payloadOf(variables))
      return options.mutationFn(variables)
    },
    onSuccess(made, ...rest) {
      saves.end(made)
      return options.onSuccess?.(made, ...rest)
    },
    onError(error, variables, ...rest) {
      if (isOutcomeUnknown(error))
        late.mutate(variables, called.current.onSuccess ? { onSuccess: called.current.onSuccess } : {})
      return options.onError?.(error, variables, ...rest)
    },
  })
  return {
    ...save,
    mutate(variables: Variables, callbacks: MutateOptions<Made, Error, Variables> = {}) {
      called.current = callbacks
      save.mutate(variables, callbacks)
    },
  }
}
