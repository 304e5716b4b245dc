import { useEffect, useRef, useState } from 'react'

/** A failure is not reported, because the text can be selected instead. Insecure pages have no `navigator.clipboard`. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text and sets `copied` for a limited time. */
export function useCopied(durationMs = 2000) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string): Promise<boolean> => {
    clearTimeout(timer.current)
    const isDone = await write(text)
    setCopied(isDone)
    if (isDone) timer.current = setTimeout(() => setCopied(false), durationMs)
    return isDone
  }
  return { copied, copy }
}
