/** All labelled values of a screen, and what its copy buttons copy, each to be compared with one table of the screen. */
import { until } from './host.ts'
import { lines, said } from './rows.ts'

const COPIES = 'button[aria-label^="Copy "]'

const cardName = (card: HTMLElement) => {
  const heading = [...card.querySelectorAll('h2, h3, h4')].find((one) => one.closest('[part=card]') === card)
  return card.getAttribute('aria-label') ?? (heading ? said(heading) : '')
}

/** The labelled values of each card, by its name; a card inside another one is a part of it. */
export function labelled(root: ParentNode): Record<string, Record<string, string>> {
  const cards = [...root.querySelectorAll<HTMLElement>('[part=card]:not([part=card] [part=card])')]
  const named = cards.flatMap((card) => {
    const values = lines(card)
    return Object.keys(values).length > 0 ? [[cardName(card), values] as const] : []
  })
  const names = named.map(([name]) => name)
  if (new Set(names).size < names.length) throw new Error(`a card twice: ${names.join(', ')}`)
  return Object.fromEntries(named)
}

/** Records what is written to the clipboard while it runs. */
export async function writtenWhile(run: () => Promise<void>): Promise<string[]> {
  const written: string[] = []
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  try {
    await run()
  } finally {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
  return written
}

/** What a press of each copy button writes, by what the button says that it copies. */
export async function copied(root: ParentNode): Promise<Record<string, string>> {
  const buttons = [...root.querySelectorAll<HTMLElement>(COPIES)]
  const written = await writtenWhile(async () => {
    for (const one of buttons) one.click()
    await until(() => [...root.querySelectorAll('[role=status]')].some((one) => said(one) === 'Copied'), 'a copy')
  })
  const names = buttons.map((one) => one.getAttribute('aria-label')!.slice('Copy '.length))
  if (written.length !== names.length) throw new Error(`${written.length} copies of ${names.join(', ')}`)
  return Object.fromEntries(names.map((name, at) => [name, written[at]!]))
}
