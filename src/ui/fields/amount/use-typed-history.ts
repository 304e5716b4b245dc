import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { historyStepOf, NO_HISTORY, remember, stepBack, type HistoryStep } from './typed-history.ts'

/**
 * Undo and redo of what a person has typed. The browser's own would bring texts back that the page had set: a formatted amount, or one
 * of a quote.
 */
export function useTypedHistory(input: RefObject<HTMLInputElement | null>, show: (text: string) => void) {
  const history = useRef(NO_HISTORY)
  const go = (direction: HistoryStep) => {
    const step = stepBack(history.current, input.current?.value ?? '', direction)
    if (!step) return
    history.current = step.history
    show(step.text)
  }
  const latest = useRef(go)
  // The listener below is made once.
  useEffect(() => void (latest.current = go))

  // From a menu or by a gesture the browser asks with an event that React does not have.
  useEffect(() => {
    const field = input.current
    const ask = (event: Event) => {
      const { inputType } = event as InputEvent
      if (!inputType.startsWith('history')) return
      event.preventDefault()
      latest.current(inputType === 'historyUndo' ? 'undo' : 'redo')
    }
    field?.addEventListener('beforeinput', ask)
    return () => field?.removeEventListener('beforeinput', ask)
  }, [input])

  return {
    begin: () => void (history.current = NO_HISTORY),
    remember: (text: string) => void (history.current = remember(history.current, text)),
    keyDown(event: KeyboardEvent) {
      const direction = historyStepOf(event)
      if (!direction) return
      event.preventDefault()
      go(direction)
    },
  }
}
