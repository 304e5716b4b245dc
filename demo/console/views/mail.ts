import { h } from '../dom/element.ts'
import type { Mail } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { CODES, PERSONAS, RESIDENCIES } from '../personas.ts'
import { timeWords } from '../words.ts'
import { copyButton, details, empty, loading } from './parts.ts'

export function mailView(state: ConsoleState): HTMLElement {
  const { mail } = state
  if (!mail) return loading()
  const letters = mail.map((each) => letter(state, each))
  const none = empty('No mail yet', 'Sign in with any e-mail address. Your code arrives here.')
  return h(
    'div',
    { class: 'stack' },
    letters.length > 0 ? h('ul', { class: 'stack', 'aria-label': 'Mail' }, ...letters) : none,
    details('E-mail addresses to try', 'personas', ...PERSONAS.map(({ title, rows }) => group(state, title, rows))),
    details('Residencies to try', 'residencies', h('ul', { class: 'rows' }, ...RESIDENCIES.map(residency))),
    details('Codes to try', 'codes', list(state, 'Codes to try', CODES)),
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

type Rows = readonly (readonly [text: string, what: string])[]

const group = (state: ConsoleState, title: string, rows: Rows) =>
  h('section', { 'data-key': title }, h('h3', { class: 'small' }, title), list(state, title, rows))

const residency = ([where, what]: Rows[number]) =>
  h('li', {}, h('div', { class: 'grow' }, h('p', { class: 'name' }, where), h('p', { class: 'small' }, what)))

const list = (state: ConsoleState, label: string, rows: Rows) =>
  h(
    'ul',
    { class: 'rows', 'aria-label': label },
    ...rows.map(([text, what]) =>
      h(
        'li',
        { 'data-key': text },
        h('div', { class: 'grow' }, h('p', { class: 'mono' }, text), h('p', { class: 'small' }, what)),
        copyButton(state, text, text),
      ),
    ),
  )
