import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { retryDownload } from '../lib/timing/retry-download.ts'
import { keys } from './keys.ts'

/** The encoder is a separate chunk, loaded with the first code that is shown. */
const qrCodeQuery = () =>
  queryOptions({
    queryKey: keys.qrCode,
    queryFn: async () => (await retryDownload(() => import('../lib/format/qr-code.ts'))).qrCode,
    staleTime: Infinity,
    networkMode: 'always',
  })

/** `code` is null while the encoder is loading. */
export function useQrCode(text: string) {
  const { data: encode, isError } = useQuery(qrCodeQuery())
  const code = useMemo(() => encode?.(text) ?? null, [encode, text])
  return { code, isFailed: isError || (encode !== undefined && code === null) }
}
