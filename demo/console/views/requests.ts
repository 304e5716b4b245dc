import { h } from '../dom/element.ts'
import type { Call } from '../sandbox.ts'
import type { ConsoleState } from '../state.ts'
import { timeWords } from '../words.ts'
import { details, empty, loading } from './parts.ts'

export function requestsView({ calls }: ConsoleState): HTMLElement {
  if (!calls) return loading()
  if (calls.length === 0) return empty('No requests yet', 'Every call of the widget is listed here.')
  return h(
    'div',
    {},
    h('p', { class: 'small' }, 'Codes, tokens and signatures are masked (…). The codes that were sent are under Mail.'),
    h('ul', { class: 'rows log', 'aria-label': 'Requests' }, ...calls.map(row)),
  )
}

function row(call: Call): HTMLElement {
  const { id, method, path, status, tookMs } = call
  const summary = h(
    'span',
    { class: 'line' },
    h('span', { class: 'method' }, method),
    h('span', { class: 'mono grow clip' }, path.replace(/^\/v1\/(ramp\/)?/, '')),
    h('span', { class: `badge ${statusTone(status)}` }, status === 0 ? 'dropped' : status),
    h('span', { class: 'small num' }, `${tookMs} ms`),
  )
  return h('li', { 'data-key': id }, details(summary, `call ${id}`, body(call)))
}

function body({ id, at, query, headers, body: sent }: Call): HTMLElement {
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
    sent === null ? null : h('pre', { tabindex: 0 }, pretty(sent)),
  )
}

const pretty = (sent: unknown) => (typeof sent === 'string' ? sent : JSON.stringify(sent, null, 2))

function statusTone(status: number): string {
  if (status === 0 || status >= 500) return 'destructive'
  return status >= 400 ? 'warning' : 'success'
}
