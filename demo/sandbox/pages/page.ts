import { randomText } from '../ids.ts'
import { pageStyle } from './page-style.ts'

interface Page {
  readonly title: string
  readonly body: string
  readonly script?: string
  readonly status?: number
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Any page may embed it. It connects only to its own origin and runs only its own script. */
export function pageAnswer({ title, body, script, status = 200 }: Page): Response {
  const nonce = randomText(24)
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  const run = script ? `<script nonce="${nonce}">${script}</script>` : ''
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
${body}
${run}
</body>
</html>
`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy.join('; ') }
  return new Response(html, { status, headers })
}

/**
 * The functions are sent to the browser as source text, so they cannot use anything from their module: what they share is
 * passed as tools.
 */
export function browserScript<Data, Tools extends Readonly<Record<string, (...given: never[]) => unknown>>>(
  main: (data: Data, tools: Tools) => void,
  data: Data,
  tools: Tools,
): string {
  const members = Object.entries(tools).map(([name, tool]) => `${name}: ${tool}`)
  return `(${main})(${scriptJson(data)}, { ${members.join(', ')} })`
}

/** JSON that is safe inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

export const languageNote = (lang: string): string =>
  `<p class="lang" data-lang="${escapeHtml(lang)}">Language <b>${escapeHtml(lang)}</b></p>`

export const expiredPage = (): Response =>
  pageAnswer({
    title: 'Link expired',
    status: 401,
    body: `<main class="card"><h1>This link has expired</h1>
<p>Go back and open it again.</p></main>`,
  })
