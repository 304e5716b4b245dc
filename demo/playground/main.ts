import { type Choices, type Config, attributesOf, readConfig } from './choices.ts'
import { logEvents } from './event-log.ts'
import type { Snippet } from './markup.ts'
import { isOther, nodesOf } from './nodes.ts'
import { CUSTOMERS, OPTIONS } from './options.ts'
import { type Host, HOSTS, snippetsFor } from './snippets.ts'

const CHOSEN = [
  'application-id',
  'theme',
  'color-scheme',
  'language',
  'environment',
  'heading-level',
  'email',
  'ramp-only',
  'debug',
]
const COPIED_MS = 1000

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!
const form = find<HTMLFormElement>('#choices')
const ramp = find<Element & { config: object }>('sphere-ramp')
const stage = find<HTMLElement>('#stage')
const hosts = find<HTMLFieldSetElement>('#hosts')
const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement

const elsewhere = new URLSearchParams(location.search).get('api-url')
if (elsewhere) ramp.setAttribute('api-url', elsewhere)
const addresses = { source: find<HTMLScriptElement>('#widget').src, apiUrl: ramp.getAttribute('api-url')! }

for (const [name, options] of Object.entries(OPTIONS))
  control(name).append(...options.map(([value, label]) => new Option(label, value)))
control('persona').append(
  new Option('Someone new', ''),
  ...CUSTOMERS.map(({ title, options }) => {
    const group = document.createElement('optgroup')
    group.label = title
    group.append(...options.map(([value, label]) => new Option(label, value)))
    return group
  }),
)
for (const name of HOSTS) {
  const [label, input] = [document.createElement('label'), document.createElement('input')]
  Object.assign(input, { type: 'radio', name: 'host', value: name, checked: name === HOSTS[0] })
  label.append(input, name)
  hosts.append(label)
}

/** What is typed, and the nodes of a sandbox, which a page of ours must not lose: the widget would ask public ones about its transfers. */
let typed: Config = {}
let nodes: Config = nodesOf(addresses.apiUrl)
const config = (): Config => ({ ...nodes, ...typed })

function choices(): Choices {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    applicationId: text('applicationId'),
    color: text('color'),
    radius: text('radius'),
    logo: text('logo'),
    colorScheme: text('colorScheme'),
    language: text('language'),
    environment: text('environment'),
    headingLevel: text('headingLevel'),
    email: text('email'),
    rampOnly: fields.has('rampOnly'),
    debug: fields.has('debug'),
    config: config(),
  }
}

async function dropForeignNodes(): Promise<void> {
  if (!('rpcUrls' in nodes) || !(await isOther(addresses.apiUrl, fetch))) return
  nodes = {}
  ramp.config = config()
  follow()
}

/** Reports a configuration that cannot be read, and keeps the last one. */
function followConfig(): void {
  const read = readConfig(control('config').value)
  find('#config-problem').textContent = read ? '' : 'This is not a JSON object yet.'
  control('config').setAttribute('aria-invalid', String(!read))
  if (!read || JSON.stringify(read) === JSON.stringify(typed)) return
  typed = read
  ramp.config = config()
}

function follow(): void {
  followConfig()
  const chosen = choices()
  const wanted = new Map(attributesOf(chosen))
  for (const name of CHOSEN) {
    const value = wanted.get(name)
    if (value === undefined) ramp.removeAttribute(name)
    else if (ramp.getAttribute(name) !== value) ramp.setAttribute(name, value)
  }
  stage.style.width = control('width').value
  showSnippets(chosen)
}

function showSnippets(chosen: Choices): void {
  const host = hosts.querySelector<HTMLInputElement>(':checked')!.value as Host
  find('#snippets').replaceChildren(...snippetsFor(host, chosen, addresses).map(figure))
}

function figure({ file, code }: Snippet): Element {
  const [box, caption, name, copy, block] = ['figure', 'figcaption', 'span', 'button', 'pre'].map((tag) =>
    document.createElement(tag),
  )
  name!.textContent = file
  Object.assign(copy!, { type: 'button', textContent: 'Copy', ariaLabel: `Copy ${file}` })
  copy!.addEventListener('click', () => void copied(copy!, code))
  Object.assign(block!, { textContent: code, tabIndex: 0 })
  caption!.append(name!, copy!)
  box!.append(caption!, block!)
  return box!
}

async function copied(button: Element, code: string): Promise<void> {
  await navigator.clipboard.writeText(code)
  button.textContent = 'Copied'
  setTimeout(() => (button.textContent = 'Copy'), COPIED_MS)
}

form.addEventListener('input', ({ target }) => {
  const { name, value } = target as HTMLInputElement
  if (name === 'persona') control('email').value = value
  follow()
})
form.addEventListener('submit', (event) => event.preventDefault())
hosts.addEventListener('change', follow)
find('#clear').addEventListener('click', () => find('#events').replaceChildren())
logEvents(ramp, find('#events'))
follow()
ramp.config = config()
void dropForeignNodes()
