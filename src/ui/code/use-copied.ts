import { useEffect, useRef, useState } from 'react'

/** A refusal is no event: the text is there to be selected. `navigator.clipboard` is missing from pages without encryption. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text, and tells for a while that it did. */
export function useCopied(forMs = 2000) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (text: string): Promise<boolean> => {
    clearTimeout(timer.current)
    const isDone = await write(text)
    setCopied(isDone)
    if (isDone) timer.current = setTimeout(() => setCopied(false), forMs)
    return isDone
  }
  return { copied, copy }
}
