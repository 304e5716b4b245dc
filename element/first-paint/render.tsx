// Run by .build/first-paint/first-paint.mjs alone: the markup and the styles of the screens before React, as React renders them.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { catalogues } from '../../locales/catalogues.generated.ts'
import { messages as configuration } from '../../locales/en/configuration.ts'
import { LOCALES, type Locale } from '../../locales/locales.generated.ts'
import { ConfigurationNotice } from '../../src/app/ConfigurationNotice.tsx'
import { Surface } from '../../src/app/Surface.tsx'
import { homeRouteOf } from '../../src/domain/onboarding/redirects.ts'
import { DEFAULT_THEME } from '../../styles/theme.ts'
import { Button } from '../../src/ui/buttons/Button.tsx'
import { Root } from '../app/mount.tsx'
import { buildRamp, THEME, type Options as RampOptions } from './build-ramp.ts'
import type { Texts } from './texts.ts'

async function textsOf(locale: Locale): Promise<[Locale, Messages]> {
  const { areas } = await catalogues[locale]()
  const loaded = await Promise.all(Object.values(areas).map((load) => load()))
  return [locale, Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages]
}

/** Every compiled message in every language, by locale. For the build alone, because it loads every area. */
const allTexts = async (): Promise<Record<string, Messages>> =>
  Object.fromEntries(await Promise.all(LOCALES.map(textsOf)))

const shown = {
  mount: 0,
  problem: null,
  colorScheme: 'light',
  language: 'en',
  headingLevel: 2,
  emit: () => true,
  onReady: () => {},
} as const

const NAME = '{name}'

type HomeRoute = ReturnType<typeof homeRouteOf>['route']

const MODES = Object.fromEntries(
  [false, true].map((rampOnly) => [homeRouteOf(rampOnly).route, { rampOnly }]),
) as Readonly<Record<HomeRoute, { readonly rampOnly: boolean }>>

export const HOME_ROUTES = Object.keys(MODES) as readonly HomeRoute[]

interface Options extends RampOptions {
  readonly homeRoute?: HomeRoute
}

/** Every text is `{its id}`, and so are the values that the element fills in. */
function nameTexts(i18n: I18n): void {
  i18n.load('en', Object.fromEntries(Object.keys(i18n.messages).map((id) => [id, [`{${id}}`]])))
}

/** A cache whose rules go into `css`, and no style element into the markup. */
function cacheInto(css: Record<string, string | true>) {
  const cache = createCache({ key: 'sr', stylisPlugins: [] })
  cache.compat = true
  cache.inserted = css
  return cache
}

/** Renders the refusal in English with the default appearance, because reading the page's own needs the missing functions. */
export function renderRefusal(css: Record<string, string | true>) {
  const i18n = setupI18n({ locale: 'en', messages: { en: configuration } })
  const html = renderToString(
    <CacheProvider value={cacheInto(css)}>
      <Surface {...shown} shadow={null} theme={DEFAULT_THEME}>
        <I18nProvider i18n={i18n}>
          <ConfigurationNotice title={i18n._('app.configuration.function-title')}>
            {'{message}'} {i18n._('app.configuration.function-note')}
          </ConfigurationNotice>
        </I18nProvider>
      </Surface>
    </CacheProvider>,
  )
  return { html, sentence: i18n._('app.configuration.function-missing', { name: NAME }).split(NAME) }
}

/** Renders the button of `ReloadButton`, which before React has no services. */
export const renderReload = (css: Record<string, string | true>): string =>
  renderToString(
    <CacheProvider value={cacheInto(css)}>
      <Button size="sm" variant="secondary">
        {'{app.gone.reload}'}
      </Button>
    </CacheProvider>,
  )

export async function render(options: Options, css: Record<string, string | true>): Promise<string> {
  const { homeRoute } = options
  const ramp = buildRamp({ ...options, ...(homeRoute && MODES[homeRoute]) })
  if (homeRoute) await ramp.screens(homeRoute).load()
  if (homeRoute) ramp.router.redirect(homeRoute, { clear: true })
  nameTexts(ramp.translations.i18n)
  const cache = cacheInto(css)
  const html = renderToString(<Root cache={cache} shadow={null} content={{ ...shown, ramp, theme: THEME }} />)
  ramp.close()
  return html
}

/** The texts with these names in every language, by locale. Other names stand for values. */
export async function readTexts(names: readonly string[]): Promise<Record<string, Texts>> {
  const pick = (messages: Record<string, unknown>) =>
    Object.fromEntries(names.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])))
  const languages = Object.entries(await allTexts())
  return Object.fromEntries(languages.map(([locale, messages]) => [locale, pick(messages) as Texts]))
}
