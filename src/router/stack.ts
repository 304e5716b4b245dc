const STACK_LIMIT = 20

export interface Entry {
  /** Distinguishes two entries with the same path, so that each keeps its own scroll position, focus and form. */
  readonly key: number
  readonly path: string
}

/** How the current entry was reached, which decides the view's transition. */
export type Move = 'push' | 'replace' | 'back' | 'forward'

export interface Stack {
  readonly entries: readonly Entry[]
  readonly index: number
  readonly move: Move
  readonly nextKey: number
}

export type StackEvent =
  | { readonly type: 'pushed'; readonly path: string }
  | {
      readonly type: 'replaced'
      readonly path: string
      readonly clear: boolean
      /** The path that Back then opens, in place of all other entries. */
      readonly backTo?: string | undefined
    }
  | { readonly type: 'wentBack' }
  | { readonly type: 'wentForward' }

export const startStack = (path: string): Stack => ({
  entries: [{ key: 0, path }],
  index: 0,
  move: 'replace',
  nextKey: 1,
})

export const presentEntry = (stack: Stack): Entry => stack.entries[stack.index]!
export const canGoBack = (stack: Stack): boolean => stack.index > 0
export const canGoForward = (stack: Stack): boolean => stack.index < stack.entries.length - 1

function pushed(stack: Stack, path: string): Stack {
  if (presentEntry(stack).path === path) return stack
  const entriesBehind = stack.entries.slice(0, stack.index + 1)
  const entries = [...entriesBehind, { key: stack.nextKey, path }].slice(-STACK_LIMIT)
  return { entries, index: entries.length - 1, move: 'push', nextKey: stack.nextKey + 1 }
}

function replaced(stack: Stack, path: string, clear: boolean): Stack {
  const entry = { key: stack.nextKey, path }
  const entries = clear ? [entry] : stack.entries.map((one, index) => (index === stack.index ? entry : one))
  return { entries, index: clear ? 0 : stack.index, move: 'replace', nextKey: stack.nextKey + 1 }
}

export function stackReducer(stack: Stack, event: StackEvent): Stack {
  switch (event.type) {
    case 'pushed':
      return pushed(stack, event.path)
    case 'replaced':
      return event.backTo
        ? pushed(replaced(stack, event.backTo, true), event.path)
        : replaced(stack, event.path, event.clear)
    case 'wentBack':
      return canGoBack(stack) ? { ...stack, index: stack.index - 1, move: 'back' } : stack
    case 'wentForward':
      return canGoForward(stack) ? { ...stack, index: stack.index + 1, move: 'forward' } : stack
  }
}
