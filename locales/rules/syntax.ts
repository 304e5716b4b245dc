import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { allWordsOf } from './message.ts'
import type { Rule } from './rule.ts'

const KINDS: ReadonlySet<unknown> = new Set(['number', 'date', 'time', 'plural', 'select', 'selectordinal'])

const kindsIn = (message: string) => [...message.matchAll(/\{\s*[\w#]+\s*,\s*(\w+)/g)].map(([, kind]) => kind!)

/** Whether the elements of a text are closed, in the order in which they were opened. */
function isNested(text: string): boolean {
  const open: string[] = []
  for (const [, close, number, single] of text.matchAll(/<(\/)?(\d+)(\/)?>/g)) {
    if (single) continue
    if (!close) open.push(number!)
    else if (open.pop() !== number) return false
  }
  return open.length === 0
}

/** ICU syntax that lingui's parser, which compiles the catalogues, does not know. */
export const syntax: Rule = (_, translated) => {
  try {
    compileMessageOrThrow(translated)
  } catch (error) {
    return [`cannot be read: ${(error as Error).message.split('\n')[0]}`]
  }
  if (/[{}]/.test(allWordsOf(translated))) return ['has a brace that belongs to no value']
  const unknown = kindsIn(translated).filter((kind) => !KINDS.has(kind))
  return [
    ...unknown.map((kind) => `has a value of the unknown kind “${kind}”`),
    ...(isNested(translated) ? [] : ['has an element that is not closed, or not in order']),
  ]
}
