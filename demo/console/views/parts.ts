import { type Child, h } from '../dom/element.ts'
import type { Group } from '../personas.ts'
import type { ConsoleState } from '../state.ts'
import { spaced, toneOf } from '../words.ts'

interface Press {
  readonly action: string
  readonly id?: string
  /** The parameters of the action, in addition to the id. */
  readonly value?: string
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
}

export function button(
  { busy }: ConsoleState,
  { action, id = '', value = '', kind = 'secondary' }: Press,
  ...label: Child[]
) {
  const isBusy = busy.has(`${action} ${id}`)
  return h(
    'button',
    {
      type: 'button',
      class: `button ${kind}`,
      'data-action': action,
      'data-id': id,
      'data-value': value,
      'aria-busy': isBusy || null,
    },
    ...label,
  )
}

/** A form is an action with fields. */
export const form = (action: string, { id = '' }: { id?: string }, ...children: Child[]) =>
  h('form', { 'data-action': action, 'data-id': id, novalidate: true }, ...children)

export const submit = ({ busy }: ConsoleState, action: string, { id = '', label }: { id?: string; label: string }) =>
  h('button', { type: 'submit', class: 'button secondary', 'aria-busy': busy.has(`${action} ${id}`) || null }, label)

export function copyButton({ copied }: ConsoleState, value: string, what: string) {
  const done = copied === value
  const label = done ? 'Copied' : `Copy ${what}`
  const attributes = {
    type: 'button',
    class: 'icon',
    'data-action': 'copy',
    'data-value': value,
    title: label,
    'aria-label': label,
  }
  return h('button', attributes, h('span', { class: done ? 'glyph tick' : 'glyph copy', 'aria-hidden': 'true' }))
}

export const badge = (status: string, words = spaced(status)) => h('span', { class: `badge ${toneOf(status)}` }, words)

export const field = (label: string, control: HTMLElement) =>
  h('label', { class: 'field' }, h('span', {}, label), control)

export const select = (name: string, options: readonly (readonly [value: string, label: string])[]) =>
  h('select', { name }, ...options.map(([value, label]) => h('option', { value, 'data-key': value }, label)))

/** The choices `part status`, grouped by part. */
export const groupedSelect = (
  name: string,
  groups: readonly (readonly [label: string, choices: readonly string[]])[],
) =>
  h(
    'select',
    { name },
    ...groups.map(([label, choices]) =>
      h(
        'optgroup',
        { label, 'data-key': label },
        ...choices.map((value) => h('option', { value, 'data-key': value }, `${label}: ${statusWords(value)}`)),
      ),
    ),
  )

const statusWords = (choice: string) => spaced(choice.slice(choice.indexOf(' ') + 1)).toLowerCase()

export const empty = (title: string, ...sentence: Child[]) =>
  h('div', { class: 'empty' }, h('h2', {}, title), h('p', {}, ...sentence))

export const loading = () => h('p', { class: 'loading' }, 'Loading…')

export const details = (summary: Child, key: string, ...children: Child[]) =>
  h('details', { 'data-key': key }, h('summary', {}, summary), ...children)

/** Values to copy, each with what it is. */
export const samples = (state: ConsoleState, label: string, rows: Group['rows']) =>
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

export const sampleGroups = (state: ConsoleState, groups: readonly Group[]) =>
  groups.map(({ title, rows }) =>
    h('section', { 'data-key': title }, h('h3', { class: 'small' }, title), samples(state, title, rows)),
  )
