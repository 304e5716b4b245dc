import { useState, type MouseEvent } from 'react'
import { useFailures } from '../failures/failures.ts'
import { useExternalUrl } from './kyc.ts'

export interface ExternalPage {
  /** Null while there is no address to go to. */
  readonly href: string | null
  readonly isLoading: boolean
  /** For the link's click: an address that has grown old is replaced before it is opened. */
  readonly open: (event: MouseEvent) => void
  readonly refresh: () => void
}

/** What a link to the verification page of its own needs; the title is shown when its address cannot be had. */
export function useExternalPage(customerType: string | null, failureTitle: string): ExternalPage {
  const { data, isFetching, isOld, current, refetch } = useExternalUrl(customerType)
  const [isOpening, setOpening] = useState(false)
  const failures = useFailures()

  async function openFresh() {
    setOpening(true)
    try {
      const url = await current()
      if (url) window.open(url, '_blank', 'noopener,noreferrer')
    } catch (error) {
      failures.toast(error, failureTitle)
    } finally {
      setOpening(false)
    }
  }

  return {
    href: data?.url ?? null,
    isLoading: isFetching || isOpening,
    open(event) {
      if (data && !isOld()) return
      event.preventDefault()
      if (customerType !== null && !isOpening) void openFresh()
    },
    refresh: () => void (customerType !== null && refetch()),
  }
}
