import { h } from '../dom/element.ts'
import type { Mail } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { CODES, PERSONAS, RESIDENCIES } from '../personas.ts'
import { timeWords } from '../words.ts'
import { copyButton, details, empty, loading, sampleGroups, samples } from './parts.ts'

export function mailView(state: ConsoleState): HTMLElement {
  const { mail } = state
  if (!mail) return loading()
  const letters = mail.map((each) => letter(state, each))
  const none = empty('No mail yet', 'Sign in with any email address. Your code arrives here.')
  return h(
    'div',
    { class: 'stack' },
    letters.length > 0 ? h('ul', { class: 'stack', 'aria-label': 'Mail' }, ...letters) : none,
    details('Email addresses to try', 'personas', ...sampleGroups(state, PERSONAS)),
    details('Residencies to try', 'residencies', h('ul', { class: 'rows' }, ...RESIDENCIES.map(residency))),
    details('Codes to try', 'codes', samples(state, 'Codes to try', CODES)),
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

const residency = ([where, what]: (typeof RESIDENCIES)[number]) =>
  h('li', {}, h('div', { class: 'grow' }, h('p', { class: 'name' }, where), h('p', { class: 'small' }, what)))
