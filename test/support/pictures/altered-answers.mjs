import { fetchOf } from './request-bodies.mjs'

export const fail = (route) =>
  route.fulfill({
    status: 500,
    headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    body: JSON.stringify({ error: { message: 'Internal server error' } }),
  })

/** The server's answer. Null where the scene has gone on meanwhile, whose call is dropped. */
export const answerTo = (route) =>
  fetchOf(route).catch(async () => {
    await route.abort().catch(() => {})
    return null
  })

/** The server does its work; the widget gets another answer than the server gave, or none of it. */
export async function alter(route, { method = 'GET', isLost = false, replace: [from, to] = ['$^', ''] }) {
  if (route.request().method() !== method) return route.fallback()
  const response = await answerTo(route)
  if (!response) return
  if (isLost) return fail(route)
  return route.fulfill({ response, body: (await response.text()).replaceAll(new RegExp(from, 'g'), to) })
}
