/**
 * The texts of an input before and after the one that is shown, since it got the focus. The browser's own undo would restore what the
 * page had set (decisions.md F29).
 */
interface TypedHistory {
  readonly past: readonly string[]
  readonly future: readonly string[]
}

export const NO_HISTORY: TypedHistory = { past: [], future: [] }

export const remember = ({ past }: TypedHistory, text: string): TypedHistory => ({ past: [...past, text], future: [] })

export type HistoryStep = 'undo' | 'redo'

/** The text that undo or redo shows next; null where there is none. */
export function stepBack({ past, future }: TypedHistory, shown: string, direction: HistoryStep) {
  const [from, to] = direction === 'undo' ? [past, future] : [future, past]
  const text = from.at(-1)
  if (text === undefined) return null
  const [left, right] = [from.slice(0, -1), [...to, shown]]
  return { text, history: direction === 'undo' ? { past: left, future: right } : { past: right, future: left } }
}

type Keys = Readonly<Record<'key', string> & Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>

/** What a key asks for, on any platform. */
export function historyStepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): HistoryStep | null {
  if (altKey || ctrlKey === metaKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : null
}
