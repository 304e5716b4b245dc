import { type Choices, attributesOf } from './choices.ts'
import { angular, react, svelte, vue } from './frameworks.ts'
import { type Parts, type Snippet, hasConfig, json, quoted, tag, written } from './markup.ts'

/** Where the widget's files and its API are, as full addresses: what is pasted into another page works there. */
interface Addresses {
  readonly source: string
  readonly apiUrl: string
}

export const HOSTS = ['HTML', 'React', 'Vue', 'Angular', 'Svelte', 'CMS'] as const
export type Host = (typeof HOSTS)[number]

const element = (parts: Parts) => tag('sphere-ramp', written(parts, quoted))

/** A script that sets what an attribute cannot hold. It may run before the tag is defined. */
const configScript = (parts: Parts, open: string) =>
  hasConfig(parts)
    ? `\n${open}\n  document.querySelector('sphere-ramp').config = ${json(parts.config, '  ')}\n</script>`
    : ''

function html(parts: Parts): Snippet[] {
  const script = `<script type="module" src="${parts.source}"></script>\n`
  return [{ file: 'index.html', code: script + element(parts) + configScript(parts, '<script type="module">') }]
}

function cms(parts: Parts): Snippet[] {
  const source = parts.source.replace(/sphere-ramp\.js$/, 'embed.js')
  const script = `<script src="${source}"></script>\n`
  return [{ file: 'A block of HTML', code: script + element(parts) + configScript(parts, '<script>') }]
}

const WRITERS: Readonly<Record<Host, (parts: Parts) => Snippet[]>> = {
  HTML: html,
  React: react,
  Vue: vue,
  Angular: angular,
  Svelte: svelte,
  CMS: cms,
}

/** The code to paste into a kind of page, with the choices in it. */
export function snippetsFor(host: Host, choices: Choices, { source, apiUrl }: Addresses): Snippet[] {
  const [application, ...others] = attributesOf(choices)
  return WRITERS[host]({ attributes: [application!, ['api-url', apiUrl], ...others], config: choices.config, source })
}
