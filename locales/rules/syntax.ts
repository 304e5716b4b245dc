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

/** What a plural or a select has two texts for, of which one is never shown. Cases are read from the innermost braces outwards. */
function casesTwice(message: string): readonly string[] {
  const twice: string[] = []
  const close = (_: string, inside: string) => {
    const cases = /^\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,([^]*)$/.exec(inside)?.[1] ?? ''
    const keys = cases.split('\0').flatMap((key) => key.trim() || [])
    twice.push(...keys.filter((key, at) => keys.indexOf(key) !== at))
    return '\0'
  }
  for (let text = message; text.includes('{');) {
    const next = text.replaceAll(/\{([^{}]*)\}/g, close)
    if (next === text) break
    text = next
  }
  return twice
}

/** ICU syntax that lingui's parser, which compiles the catalogues, does not know. */
export const syntax: Rule = (_, translated) => {
  try {
    compileMessageOrThrow(translated)
  } catch (error) {
    return [`cannot be read: ${(error as Error).message.split('\n')[0]}`]
  }
  if (/[{}]/.test(allWordsOf(translated))) return ['has a brace that belongs to no value']
  const tag = /<\/?\p{L}[^<>]*>/u.exec(translated)?.[0]
  const unknown = kindsIn(translated).filter((kind) => !KINDS.has(kind))
  return [
    ...unknown.map((kind) => `has a value of the unknown kind “${kind}”`),
    ...casesTwice(translated).map((key) => `has two texts for “${key}”`),
    ...(tag === undefined ? [] : [`has “${tag}”, which is shown as it is written`]),
    ...(isNested(translated) ? [] : ['has an element that is not closed, or not in order']),
  ]
}
