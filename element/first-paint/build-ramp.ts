import { parseConfig } from '../../src/app/ramp-config.ts'
import type { Ramp } from '../../src/app/ramp.ts'
import { createServices } from '../../src/app/services.ts'
import type { World } from '../../src/lib/world.ts'
import { readAttributes } from '../attributes.ts'

const nothing = () => {}
const emptyStorage = { keys: () => [], getItem: () => null, setItem: nothing, removeItem: nothing }
const world: World = {
  // There is no server in a build. A refusal would be drawn as an error.
  fetch: () => new Promise(nothing),
  storage: { local: emptyStorage, session: emptyStorage },
  tabs: { lock: (_, work) => work(), caughtUp: async () => {}, channel: () => ({ post: nothing, close: nothing }) },
  uuid: () => '',
  pageQuery: () => '',
  window: Object.assign(new EventTarget(), {
    location: { href: '', reload: nothing },
    navigator: { userAgent: '', maxTouchPoints: 0 },
  }),
}

/** The names of the values that the element fills in. */
export const THEME = { color: '{theme}', radius: '{radius}', logo: null }

const TOKENS = { idToken: '', refreshToken: '', uid: '' }

export interface Options {
  readonly logo?: string
  readonly rampOnly?: boolean
  readonly isSignedIn?: boolean
}

export function buildRamp({ logo, rampOnly, isSignedIn }: Options): Ramp {
  const attributes = readAttributes({ 'application-id': 'application', 'api-url': 'https://api.invalid' })
  const given = {
    ...attributes,
    theme: { ...THEME, logo: logo ?? null },
    rampOnly: rampOnly ?? false,
    email: '{email}',
    authToken: null,
    host: { brand: { nickname: '{merchant}' } },
  }
  const { config, problem } = parseConfig(given)
  if (!config) throw new Error(problem)
  const ramp = createServices(config, world, () => true)
  if (isSignedIn) ramp.services.session.dispatch({ type: 'signedIn', tokens: TOKENS })
  return ramp
}
