import { Hono } from 'hono'
import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import { jsonAnswer } from './http/answer.ts'
import { guardControl } from './http/arrival/control-access.ts'
import { pathOf } from './http/arrival/path.ts'
import { refuse } from './http/refusal.ts'
import type { Route } from './http/route.ts'
import { serve } from './http/serve.ts'
import { transport, type Arrival } from './http/transport.ts'
import { openApiDocument } from './openapi/document.ts'
import type { Chains, MissingChains } from './payouts/chain-port.ts'
import { controlRoutes, routes, simulatedNetworkRoutes } from './routes.ts'
import type { Settings } from './settings.ts'
import { createPolling } from './work/polling.ts'
import { advance, runDue } from './work/worker.ts'
import type { Services } from './services.ts'

export interface SandboxOptions {
  /** A migrated database, as `openDb` and `createTestDb` return it. */
  readonly db: Db
  readonly clock: Clock
  readonly chains: Chains
  readonly missingChains?: MissingChains
  readonly settings: Settings
  report?(error: unknown): void
}

export interface Sandbox {
  readonly services: Services
  fetch(request: Request): Promise<Response>
  /** Runs the next `steps` steps of every waiting timer now. */
  advance(steps: number): Promise<number>
  /** Runs the timers that are due by the clock. */
  runDue(): Promise<number>
  /** Runs due timers in the background until `stop`. */
  start(): void
  stop(): Promise<void>
}

export function createSandbox({ report = () => undefined, missingChains = {}, ...given }: SandboxOptions): Sandbox {
  const { stepMs } = given.settings
  const work = () => runDue(services)
  const pollMs = stepMs === 0 ? 250 : Math.max(20, Math.min(250, Math.floor(stepMs / 4)))
  const { wake, ...polling } = createPolling(work, pollMs)
  const services: Services = { ...given, missingChains, report, wake }
  return {
    services,
    fetch: transport(services, createDispatch(services)),
    advance: (steps) => advance(services, steps),
    runDue: work,
    ...polling,
  }
}

function createDispatch(services: Services) {
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
