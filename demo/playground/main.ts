import { RADII, THEME_COLORS } from '../../styles/theme.ts'
import { type Choices, attributesOf, snippet } from './snippet.ts'

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  applicationId: [
    'application_sandbox',
    'application_basic',
    'application_level2',
    'application_nonick',
    'application_merchantfee',
  ],
  color: THEME_COLORS,
  radius: ['default', ...RADII.filter((radius) => radius !== 'default')],
  colorScheme: ['auto', 'light', 'dark'],
  // The second one lengthens every text, to show what a longer language does to the layout.
  language: ['en', 'en-XA'],
  width: ['Full width', '320px', '380px', '560px', '760px', '900px'],
}
const CHOSEN = ['application-id', 'theme', 'color-scheme', 'language', 'email', 'ramp-only', 'debug']
const COPIED_MS = 1000

const form = document.querySelector<HTMLFormElement>('#choices')!
const ramp = document.querySelector('sphere-ramp')!
const stage = document.querySelector<HTMLElement>('#stage')!
const shown = document.querySelector('#snippet')!
const copy = document.querySelector('#copy')!

const addresses = {
  source: new URL('/dist/sphere-ramp.js', location.href).href,
  apiUrl: ramp.getAttribute('api-url')!,
}

for (const [name, values] of Object.entries(OPTIONS)) {
  const select = form.elements.namedItem(name) as HTMLSelectElement
  select.append(...values.map((value) => new Option(value, value)))
}

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
    email: text('email'),
    rampOnly: fields.has('rampOnly'),
    debug: fields.has('debug'),
  }
}

function follow(): void {
  const chosen = choices()
  const wanted = new Map(attributesOf(chosen))
  for (const name of CHOSEN) {
    const value = wanted.get(name)
    if (value === undefined) ramp.removeAttribute(name)
    else if (ramp.getAttribute(name) !== value) ramp.setAttribute(name, value)
  }
  const width = new FormData(form).get('width')
  stage.style.width = width === OPTIONS['width']![0] ? '' : String(width)
  shown.textContent = snippet(chosen, addresses)
}

form.addEventListener('input', follow)
form.addEventListener('submit', (event) => event.preventDefault())
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(shown.textContent ?? '')
  copy.textContent = 'Copied'
  setTimeout(() => {
    copy.textContent = 'Copy'
  }, COPIED_MS)
})
follow()
