import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServicesContext, type Services } from './services.ts'

/** What a hook returns in its first rendering. Effects don't run, so this is for hooks whose verbs need none. */
export function callHook<Value>(services: Services, useHook: () => Value): Value {
  const returned: Value[] = []
  function Caller() {
    returned.push(useHook())
    return null
  }
  const withClient = createElement(QueryClientProvider, { client: services.queryClient }, createElement(Caller))
  renderToStaticMarkup(createElement(ServicesContext, { value: services }, withClient))
  return returned[0]!
}

/** Lets what was asked be answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
