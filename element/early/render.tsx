// Run by .build/early.mjs alone: the markup and the styles of the first screen, as React renders them.
import createCache from '@emotion/cache'
import type { I18n } from '@lingui/core'
import { renderToString } from 'react-dom/server'
import { firstTexts } from '../../src/app/language/first-texts.ts'
import { createServices } from '../../src/app/services.ts'
import type { Ramp } from '../../src/app/ramp.ts'
import { parseConfig } from '../../src/app/ramp-config.ts'
import type { World } from '../../src/lib/world.ts'
import { readAttributes } from '../attributes.ts'
import { Root } from '../widget/mount.tsx'
import type { Texts } from './texts.ts'

const nothing = () => {}
const emptyStorage = { getItem: () => null, setItem: nothing, removeItem: nothing }
const world: World = {
  fetch: () => Promise.reject(new TypeError('There is no server in a build')),
  storage: { local: emptyStorage, session: emptyStorage },
  tabs: { lock: (_, work) => work(), channel: () => ({ post: nothing, close: nothing }) },
  uuid: () => '',
  pageQuery: () => '',
  window: Object.assign(new EventTarget(), { location: { href: '' }, navigator: { userAgent: '', maxTouchPoints: 0 } }),
}

const shown = {
  mount: 0,
  problem: null,
  colorScheme: 'light',
  language: 'en',
  headingLevel: 2,
  emit: () => true,
  onReady: nothing,
} as const

const TOKENS = { idToken: '', refreshToken: '', uid: '' }

interface Options {
  readonly logo?: string
  readonly rampOnly?: boolean
  readonly isSignedIn?: boolean
}

/** Every text is `{its id}`, and so are the values that the element fills in. */
function nameTexts(i18n: I18n): void {
  i18n.load('en', Object.fromEntries(Object.keys(i18n.messages).map((id) => [id, [`{${id}}`]])))
}

function createRamp({ logo, rampOnly, isSignedIn }: Options): Ramp {
  const attributes = readAttributes({ 'application-id': 'application', 'api-url': 'https://api.invalid' })
  const theme = { color: '{theme}', radius: '{radius}', logo: logo ?? null }
  const given = { ...attributes, theme, rampOnly: rampOnly ?? false, email: '{email}', authToken: null, host: {} }
  const { config, problem } = parseConfig(given)
  if (!config) throw new Error(problem)
  const ramp = createServices(config, world, () => true)
  if (isSignedIn) ramp.services.session.dispatch({ type: 'signedIn', tokens: TOKENS })
  nameTexts(ramp.translations.i18n)
  return ramp
}

/** Renders the first screen. `css` gets its rules by their names. */
export function render(options: Options, css: Record<string, string | true>): string {
  const ramp = createRamp(options)
  const cache = createCache({ key: 'sr', stylisPlugins: [] })
  // The rules go into `css`, and no style element into the markup.
  cache.compat = true
  cache.inserted = css
  const { theme } = ramp.services.preferences.getState()
  const html = renderToString(<Root cache={cache} shadow={null} content={{ ...shown, ramp, theme }} />)
  ramp.close()
  return html
}

/** The texts with these names in every language, by locale. Other names stand for values. */
export async function readTexts(names: readonly string[]): Promise<Record<string, Texts>> {
  const pick = (messages: Record<string, unknown>) =>
    Object.fromEntries(names.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])))
  const languages = Object.entries(await firstTexts())
  return Object.fromEntries(languages.map(([locale, messages]) => [locale, pick(messages) as Texts]))
}
