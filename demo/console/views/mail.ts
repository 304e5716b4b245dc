import { h } from '../dom/element.ts'
import type { Mail } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { PERSONAS, timeWords } from '../words.ts'
import { copyButton, details, empty, loading } from './parts.ts'

export function mailView(state: ConsoleState): HTMLElement {
  const { mail } = state
  if (!mail) return loading()
  const letters = mail.map((each) => letter(state, each))
  const none = empty('No mail yet', 'Sign in with any e-mail address. The code that the sandbox sends arrives here.')
  return h(
    'div',
    { class: 'stack' },
    letters.length > 0 ? h('ul', { class: 'stack', 'aria-label': 'Mail' }, ...letters) : none,
    details('Addresses to try', 'personas', personas(state)),
  )
}

function letter(state: ConsoleState, { to, code, at }: Mail): HTMLElement {
  return h(
    'li',
    { class: 'card letter', 'data-key': `${at} ${to} ${code}` },
    h(
      'div',
      { class: 'grow' },
      h('p', { class: 'code' }, h('bdi', {}, spacedCode(code))),
      h('p', { class: 'small' }, to),
    ),
    h('time', { class: 'small', datetime: at }, timeWords(at)),
    copyButton(state, code, `the code for ${to}`),
  )
}

const spacedCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

const personas = (state: ConsoleState) =>
  h(
    'ul',
    { class: 'rows' },
    ...PERSONAS.map(([email, what]) =>
      h(
        'li',
        {},
        h('div', { class: 'grow' }, h('p', { class: 'mono' }, email), h('p', { class: 'small' }, what)),
        copyButton(state, email, email),
      ),
    ),
  )
