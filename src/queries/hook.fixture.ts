import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServicesContext, type Services } from './services.ts'

/** What a hook returns in its first rendering. Effects don't run, so this is for hooks whose verbs need none. Without messages, a text is its id. */
export function callHook<Value>(services: Services, useHook: () => Value, messages: Messages = {}): Value {
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
  const returned: Value[] = []
  function Caller() {
    returned.push(useHook())
    return null
  }
  const withClient = createElement(QueryClientProvider, { client: services.queryClient }, createElement(Caller))
  const withServices = createElement(ServicesContext, { value: services }, withClient)
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, withServices))
  return returned[0]!
}

/** Has the queries of a hook read and polled as they are while a screen shows it. Returns how the screen goes. */
export function mountHook(services: Services, useHook: () => unknown): () => void {
  const { queryClient } = services
  callHook(services, useHook)
  const made = queryClient.getQueryCache().getAll()
  const stops = made.map(({ options }) => new QueryObserver(queryClient, options as never).subscribe(() => {}))
  return () => stops.forEach((stop) => stop())
}

/** Lets what was asked be answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
