import { useState, type MouseEvent } from 'react'
import { useFailures } from '../failures/failures.ts'
import { useExternalUrl } from './kyc.ts'

export interface ExternalPage {
  /** Null while there is no address. */
  readonly href: string | null
  readonly isLoading: boolean
  /** Handles a click of the link: an expired address is renewed before it is opened. */
  readonly open: (event: MouseEvent) => void
  readonly refresh: () => void
}

/** The state of a link to the external verification page. The title is that of the toast when its address cannot be loaded. */
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
