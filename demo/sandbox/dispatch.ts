import { Hono } from 'hono'
import { controlRoutes, simulatedNetworkRoutes } from './controls/control-routes.ts'
import { jsonAnswer } from './http/answer.ts'
import { guardControl } from './http/arrival/control-access.ts'
import { pathOf } from './http/arrival/path.ts'
import { refuse } from './http/refusal.ts'
import type { Route } from './http/route.ts'
import { serve } from './http/serve.ts'
import type { Arrival } from './http/transport.ts'
import { openApiDocument } from './openapi/document.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'

export function createDispatch(services: Services) {
  const { settings } = services
  const app = new Hono<{ Bindings: Arrival }>({ getPath: pathOf })
  const document = openApiDocument(routes)
  app.get('/healthz', () => jsonAnswer(200, { ok: true }))
  app.get('/openapi.json', () => jsonAnswer(200, document))
  // The guard belongs to the route, and not to a prefix of the address: no other spelling of a path avoids it.
  if (settings.controls) {
    for (const route of controlRoutes) app.on([route.method, 'OPTIONS'], patternOf(route), guardControl(settings))
  }
  const served = [...routes, ...(settings.controls ? [...controlRoutes, ...simulatedNetworkRoutes] : [])]
  for (const route of served.toSorted(fixedPathsFirst)) {
    app.on(route.method, patternOf(route), ({ req, env }) =>
      serve(route, services, { ...env, request: req.raw, params: req.param() }),
    )
  }
  app.options('*', () => new Response(null, { status: 204 }))
  app.notFound(() => {
    throw refuse('not_found', { resource: 'Resource' })
  })
  app.onError((error) => {
    throw error
  })
  return async (request: Request, arrival: Arrival) => app.fetch(request, arrival)
}

const patternOf = ({ path }: Route) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const parametersIn = ({ path }: Route) => path.split('{').length

/** So that `payouts/csv` is not matched by `payouts/{id}`. */
const fixedPathsFirst = (a: Route, b: Route) => parametersIn(a) - parametersIn(b)
