import { getPath } from 'hono/utils/url'

/**
 * The path as the router reads it: `/%761/ramp/me` is `/v1/ramp/me`. All code that depends on a path reads it here, so that it cannot
 * disagree with the route that answers.
 */
export const pathOf = (request: Request): string => getPath(request)
