import { useEffect, useRef, useState } from 'react'

/** Insecure pages have no `navigator.clipboard`, and frames and in-app browsers may refuse it. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export interface Copied {
  readonly copied: boolean
  /** The text that the browser did not copy, to be copied by hand (decisions.md E17). */
  readonly refused: string | null
  readonly copy: (text: string) => Promise<boolean>
  readonly dismiss: () => void
}

/** Copies a text and sets `copied` for a limited time. */
export function useCopied(durationMs = 2000): Copied {
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string): Promise<boolean> => {
    clearTimeout(timer.current)
    setRefused(null)
    const isDone = await write(text)
    setCopied(isDone)
    setRefused(isDone ? null : text)
    if (isDone) timer.current = setTimeout(() => setCopied(false), durationMs)
    return isDone
  }
  return { copied, refused, copy, dismiss: () => setRefused(null) }
}
