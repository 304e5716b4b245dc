import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { Reading } from '../queries/reading.ts'
import { Loader } from '../ui/feedback/Loader.tsx'
import { useSkeleton } from '../ui/feedback/skeleton/use-skeleton.ts'
import { LoadFailure, type FailureTexts } from './LoadFailure.tsx'

interface Props<Data> {
  readonly query: Reading<Data>
  readonly failure: FailureTexts
  /** Shown at once; a spinner when nothing else is given. */
  readonly loading?: ReactNode
  readonly children: (data: Data) => ReactNode
  /** Shown instead of the failure when the server answers "not found". */
  readonly notFound?: ReactNode
  /** Wraps the loading and failure views. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>
}

/** Shows a query as loading, failed or loaded. Loaded data stays visible when a refetch fails. */
export function QueryView<Data>({ query, frame: Around = Fragment, children, ...rest }: Props<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data)
  return (
    <Around>
      <Unread query={query} {...rest} />
    </Around>
  )
}

function Unread<Data>({ query, failure, loading = <Loader />, notFound }: Omit<Props<Data>, 'frame' | 'children'>) {
  const { error, isFetching, refetch } = query
  if (!error) return loading
  return (
    <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} notFound={notFound} {...failure} />
  )
}

interface SkeletonProps<Data> extends Omit<Props<Data>, 'loading'> {
  readonly skeleton: ReactNode
  /** Shown until the skeleton appears. */
  readonly waiting?: ReactNode
}

/** Shows the skeleton only after a short delay, and then for a minimum time, so that it does not flicker. */
export function QuerySkeletonView<Data>({ skeleton, waiting = null, children, ...rest }: SkeletonProps<Data>) {
  const { data, error } = rest.query
  const phase = useSkeleton(data === undefined && !error)
  if (!error && phase !== 'loaded') return phase === 'skeleton' ? skeleton : waiting
  return (
    <QueryView loading={waiting} {...rest}>
      {children}
    </QueryView>
  )
}
