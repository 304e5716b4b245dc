import type { Brand, Settings } from '../queries/services.ts'
import {
  DEFAULT_PREFERENCES,
  type ColorScheme,
  type Environment,
  type Preferences,
  type Theme,
} from '../stores/preferences.ts'
import type { RampHostConfig } from './host-config.ts'

/** What the attributes and properties say, read and never thrown about. `null` is "not given". */
export interface RampAttributes {
  readonly applicationId: string | null
  readonly rampOnly: boolean
  readonly theme: Theme
  readonly email: string | null
  readonly language: string | null
  readonly colorScheme: ColorScheme
  readonly apiUrl: string | null
  readonly environment: Environment | null
  readonly debug: boolean
}

/** Everything that the host decides: attributes over `config` over the values of the build. */
export interface RampConfig extends RampAttributes {
  readonly authToken: string | null
  readonly host: Partial<RampHostConfig>
}

export type ConfigurationProblem = 'configuration/application-id-missing' | 'configuration/api-url-missing'

const BUILD = {
  apiUrl: process.env.SPHERE_RAMP_API_URL ?? '',
  environment: process.env.SPHERE_RAMP_ENVIRONMENT === 'sandbox' ? 'sandbox' : 'production',
  frontendOrigin: process.env.SPHERE_RAMP_FRONTEND_ORIGIN ?? '',
} as const

export const BRAND = {
  nickname: 'Sphere',
  complianceEmail: 'compliance@sphere.example',
  supportEmail: 'support@sphere.example',
} as const

function webUrl(text: string | null | undefined): URL | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

/** The address that calls start with, without a slash at its end; null when there is none or it is no web address. */
export function apiUrlOf({ apiUrl, host }: RampConfig): string | null {
  const url = [apiUrl, host.apiUrl, BUILD.apiUrl].map(webUrl).find((candidate) => candidate !== null)
  return url ? `${url.origin}${url.pathname}`.replace(/\/+$/, '') : null
}

export function configurationProblem(config: RampConfig): ConfigurationProblem | null {
  if (!config.applicationId) return 'configuration/application-id-missing'
  if (apiUrlOf(config) === null) return 'configuration/api-url-missing'
  return null
}

/** Two configurations of one identity share a session; another identity starts a new one. */
export const identityOf = (config: RampConfig): string => JSON.stringify([config.applicationId, apiUrlOf(config)])

export function preferencesOf(config: RampConfig): Partial<Preferences> {
  const { features, environment, language, debug } = config.host
  const environments = [config.environment, environment, BUILD.environment]
  return {
    applicationId: config.applicationId ?? '',
    language: config.language ?? (typeof language === 'string' && language ? language : DEFAULT_PREFERENCES.language),
    theme: config.theme,
    colorScheme: config.colorScheme,
    environment: environments.find((one) => one === 'production' || one === 'sandbox') ?? 'production',
    debug: config.debug || debug === true,
    rampOnly: config.rampOnly,
    prefilledEmail: config.email,
    isShowRampFunctionalityOnly: features?.showRampFunctionalityOnly ?? config.rampOnly,
  }
}

/** An e-mail that the host gave by `prefill` stays until the attribute changes. */
export const changedPreferences = (next: RampConfig, before: RampConfig, { prefilledEmail }: Preferences) => ({
  ...preferencesOf(next),
  ...(next.email === before.email && { prefilledEmail }),
})

export function settingsOf(config: RampConfig): Settings {
  const { host } = config
  const apiUrl = apiUrlOf(config) ?? ''
  // A host that hands on what it has not got means the default.
  const brand = Object.entries(BRAND).map(([key, value]) => [key, host.brand?.[key as keyof Brand] || value])
  return {
    apiUrl,
    frontendOrigin: host.frontendOrigin || BUILD.frontendOrigin || new URL(apiUrl).origin,
    brand: Object.fromEntries(brand) as Brand,
    offloaderWallets: host.features?.offloaderWallets ?? !config.rampOnly,
    excludedTabs: Array.isArray(host.excludedTabs) ? host.excludedTabs : [],
    rpcUrls: { ...host.rpcUrls },
    chat: host.chat ?? null,
  }
}
