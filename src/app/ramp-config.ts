import type { Theme } from '../../styles/theme.ts'
import { writeJson } from '../lib/json.ts'
import type { Brand } from '../domain/host.ts'
import type { Settings } from '../queries/services.ts'
import { DEFAULT_PREFERENCES, type Environment, type Preferences } from '../stores/preferences.ts'
import { HEADING_LEVELS, type ColorScheme, type HeadingLevel, type RampHostConfig } from './host-config.ts'
import type { MerchantWords } from './language/words.ts'

/** The parsed attributes and properties; parsing never throws. `null` means "not given". */
export interface RampAttributes {
  readonly applicationId: string | null
  readonly rampOnly: boolean
  readonly theme: Theme
  readonly email: string | null
  readonly language: string | null
  readonly colorScheme: ColorScheme
  readonly apiUrl: string | null
  readonly environment: Environment | null
  readonly headingLevel: HeadingLevel | null
  readonly debug: boolean
}

/** The host's decisions. Attributes take precedence over `config`, and `config` over the build's values. */
export interface HostDecisions extends RampAttributes {
  readonly authToken: string | null
  readonly host: RampHostConfig
  /** What can be used of `host.messages`. */
  readonly words?: MerchantWords | undefined
}

/** A configuration that a ramp can run with. */
export interface RampConfig extends HostDecisions {
  readonly applicationId: string
  /** The base URL of the API, without a trailing slash. */
  readonly apiUrl: string
}

export type ConfigurationProblem = 'configuration/application-id-missing' | 'configuration/api-url-missing'

type ParsedConfig =
  | { readonly problem: null; readonly config: RampConfig }
  | { readonly problem: ConfigurationProblem; readonly config: null }

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

/** Null when the address is missing or is not a web address. */
function apiUrlOf({ apiUrl, host }: HostDecisions): string | null {
  const url = [apiUrl, host.apiUrl, BUILD.apiUrl].map(webUrl).find((candidate) => candidate !== null)
  return url ? `${url.origin}${url.pathname}`.replace(/\/+$/, '') : null
}

const wrong = (problem: ConfigurationProblem): ParsedConfig => ({ problem, config: null })

export function parseConfig(decisions: HostDecisions): ParsedConfig {
  const { applicationId } = decisions
  const apiUrl = apiUrlOf(decisions)
  if (!applicationId) return wrong('configuration/application-id-missing')
  if (apiUrl === null) return wrong('configuration/api-url-missing')
  return { problem: null, config: { ...decisions, applicationId, apiUrl } }
}

/** An attribute wins over `config`. The default leaves level 1 to the host's page. */
export function headingLevelOf({ headingLevel, host }: HostDecisions): number {
  const levels = [headingLevel, host.headingLevel]
  return levels.find((level) => level !== null && HEADING_LEVELS.some((known) => known === level)) ?? 2
}

/** An attribute wins over `config`. */
export function languageOf({ language, host }: HostDecisions): string {
  const ofHost: unknown = host.language
  return language ?? (typeof ofHost === 'string' && ofHost ? ofHost : DEFAULT_PREFERENCES.language)
}

/** Configurations with the same identity share a session; another identity starts a new one. */
export const identityOf = (decisions: HostDecisions): string =>
  writeJson([decisions.applicationId, apiUrlOf(decisions)])

export function preferencesOf(config: RampConfig): Partial<Preferences> {
  const { features, environment, debug } = config.host
  const environments = [config.environment, environment, BUILD.environment]
  return {
    applicationId: config.applicationId,
    language: languageOf(config),
    logo: config.theme.logo,
    environment: environments.find((one) => one === 'production' || one === 'sandbox') ?? 'production',
    debug: config.debug || debug === true,
    rampOnly: config.rampOnly,
    prefilledEmail: config.email,
    isShowRampFunctionalityOnly: features?.showRampFunctionalityOnly === true,
  }
}

/** An e-mail from `prefill` stays until the attribute changes. */
export const changedPreferences = (next: RampConfig, before: RampConfig, { prefilledEmail }: Preferences) => ({
  ...preferencesOf(next),
  ...(next.email === before.email && { prefilledEmail }),
})

export function settingsOf(config: RampConfig): Settings {
  const { apiUrl, host } = config
  // A host may pass on undefined or empty values, which mean the default.
  const brand = Object.entries(BRAND).map(([key, value]) => [key, host.brand?.[key as keyof Brand] || value])
  return {
    apiUrl,
    frontendOrigin: host.frontendOrigin || BUILD.frontendOrigin || new URL(apiUrl).origin,
    brand: Object.fromEntries(brand) as Brand,
    offloaderWallets: host.features?.offloaderWallets ?? !config.rampOnly,
    excludedTabs: Array.isArray(host.excludedTabs) ? host.excludedTabs : [],
    chat: host.chat ?? null,
    host,
  }
}
