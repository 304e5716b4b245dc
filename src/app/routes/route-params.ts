import { readParams, type ParamKind } from '../../router/path.ts'

interface Route {
  readonly params: Readonly<Record<string, ParamKind>>
  readonly access: 'public' | 'user'
  /** The required parameters. A missing one redirects to its step. */
  readonly needs?: Readonly<Record<string, string>>
  /** The destination of Back when there is no history. */
  readonly parent?: string
}

/** Every route of this version, with its access, its parameters and the redirects for missing ones. */
export const ROUTES = {
  '/sign-in': { access: 'public', params: { sadmin: 'text' } },
  '/sign-in/operating-residency': { access: 'public', params: { email: 'text' }, parent: '/sign-in' },
  '/sign-in/otp': { access: 'public', params: { email: 'text' }, needs: { email: '/sign-in' }, parent: '/sign-in' },
  '/sign-up': { access: 'public', params: { email: 'text' }, parent: '/sign-in' },
  '/business-category': { access: 'public', params: { email: 'text' } },
  '/onboarding': { access: 'user', params: {} },
  '/onboarding/tos': { access: 'user', params: {}, parent: '/onboarding' },
  '/onboarding/kyc': { access: 'user', params: {}, parent: '/onboarding' },
  '/my-accounts': { access: 'user', params: { type: 'text', hidden: 'list' } },
  '/my-accounts/bank-accounts/new': {
    access: 'user',
    params: { hidden: 'list', intent: 'text' },
    parent: '/my-accounts',
  },
  '/my-accounts/wallets/new': { access: 'user', params: { network: 'text' }, parent: '/my-accounts?type=wallets' },
  '/my-accounts/wallets/edit': {
    access: 'user',
    params: { walletId: 'text' },
    needs: { walletId: '/my-accounts?type=wallets' },
    parent: '/my-accounts?type=wallets',
  },
  '/my-payouts': { access: 'user', params: { type: 'text' } },
  '/my-payouts/details': {
    access: 'user',
    params: { id: 'text', view: 'text', hideBack: 'text' },
    needs: { id: '/my-payouts' },
    parent: '/my-payouts',
  },
  '/payouts/new': { access: 'user', params: {}, parent: '/my-payouts' },
  '/payouts/new/on-ramp/currencies': { access: 'user', params: { rampType: 'text' }, parent: '/payouts/new' },
  '/payouts/new/off-ramp/currencies': { access: 'user', params: { rampType: 'text' }, parent: '/payouts/new' },
  '/payouts/new/on-ramp/methods': {
    access: 'user',
    params: { rampType: 'text', currency: 'text' },
    needs: { currency: '/payouts/new/on-ramp/currencies' },
    parent: '/payouts/new/on-ramp/currencies',
  },
  '/payouts/new/off-ramp/methods': {
    access: 'user',
    params: { rampType: 'text', currency: 'text' },
    needs: { currency: '/payouts/new/off-ramp/currencies' },
    parent: '/payouts/new/off-ramp/currencies',
  },
  '/payouts/new/on-ramp': {
    access: 'user',
    params: { currency: 'text', method: 'text' },
    needs: { currency: '/payouts/new/on-ramp/currencies', method: '/payouts/new/on-ramp/methods' },
    parent: '/payouts/new/on-ramp/methods',
  },
  '/payouts/new/on-ramp/instructions': {
    access: 'user',
    params: { id: 'text' },
    needs: { id: '/my-payouts' },
    parent: '/my-payouts',
  },
  '/payouts/new/off-ramp': {
    access: 'user',
    params: { currency: 'text', method: 'text' },
    needs: { currency: '/payouts/new/off-ramp/currencies', method: '/payouts/new/off-ramp/methods' },
    parent: '/payouts/new/off-ramp/methods',
  },
  '/settings': { access: 'user', params: {} },
  '/settings/kyc': { access: 'user', params: {}, parent: '/settings' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof ROUTES

type Value = { readonly text: string; readonly list: readonly string[] }
type ParamsOf<R extends Route> = { readonly [K in keyof R['params']]?: Value[R['params'][K] & ParamKind] | undefined }
type Table = { readonly [P in RouteName]: ParamsOf<(typeof ROUTES)[P]> }

declare module '../../router/route-table.ts' {
  interface RouteTable extends Table {}
}

export const isRoute = (pathname: string): pathname is RouteName => Object.hasOwn(ROUTES, pathname)

export const routeOf = (name: RouteName): Route => ROUTES[name]

export const paramsOf = (name: RouteName, path: string) => readParams(path, routeOf(name).params)
