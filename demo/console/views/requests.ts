import { h } from '../dom/element.ts'
import { logOf, type LogEntry } from '../request-log.ts'
import type { Call } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { timeWords } from '../words.ts'
import { details, empty, field, loading } from './parts.ts'

export function requestsView({ calls, filter }: ConsoleState): HTMLElement {
  if (!calls) return loading()
  if (calls.length === 0) return empty('No requests yet', 'Requests of the widget appear here.')
  const entries = logOf(calls, filter)
  return h(
    'div',
    { class: 'stack' },
    field('Filter', h('input', { name: 'filter', type: 'search', autocomplete: 'off', placeholder: 'POST payouts' })),
    h('p', { class: 'small' }, 'Codes, tokens and signatures are masked (…). The codes that were sent are under Mail.'),
    entries.length === 0
      ? empty('No matching requests', 'Change the filter to see other requests.')
      : h('ul', { class: 'rows log', 'aria-label': 'Requests' }, ...entries.map(row)),
  )
}

function row({ call, key, count }: LogEntry): HTMLElement {
  const { method, path, status, tookMs } = call
  const summary = h(
    'span',
    { class: 'line' },
    h('span', { class: 'method' }, method),
    h('span', { class: 'mono grow clip' }, path.replace(/^\/v1\/(ramp\/)?/, '')),
    count > 1 && h('span', { class: 'small num' }, `${count} times`),
    h('span', { class: `badge ${statusTone(status)}` }, status === 0 ? 'dropped' : status),
    h('span', { class: 'small num' }, `${tookMs} ms`),
  )
  return h('li', { 'data-key': key }, details(summary, `call ${key}`, body(call)))
}

function body({ id, at, query, headers, body: sent, answer }: Call): HTMLElement {
  const { 'idempotency-key': key } = headers
  const facts = [
    ['Request', id],
    ['Time', timeWords(at)],
    ...(key ? [['Idempotency key', key]] : []),
    ...Object.entries(query),
  ]
  return h(
    'div',
    {},
    h(
      'dl',
      { class: 'facts' },
      ...facts.flatMap(([name, value]) => [h('dt', {}, name!), h('dd', { class: 'mono' }, value!)]),
    ),
    sent !== null && json('Request body', sent),
    answer !== null && json('Response body', answer),
  )
}

const json = (title: string, value: unknown) =>
  h(
    'div',
    { 'data-key': title },
    h('h3', { class: 'small' }, title),
    h('pre', { tabindex: 0, role: 'region', 'aria-label': title }, pretty(value)),
  )

const pretty = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

function statusTone(status: number): string {
  if (status === 0 || status >= 500) return 'destructive'
  return status >= 400 ? 'warning' : 'success'
}
