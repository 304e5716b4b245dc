import { createStore, type StoreApi } from 'zustand/vanilla'

export type Environment = 'production' | 'sandbox'

/** The host's prefill: an ISO 3166-1 alpha-3 country and an ISO 3166-2 subdivision. */
export interface PrefilledResidency {
  readonly countryCode: string
  readonly stateCode: string | null
}

/** The host's settings as the screens use them. */
export interface Preferences {
  readonly applicationId: string
  readonly language: string
  /** The merchant's, of the theme. */
  readonly logo: string | null
  readonly environment: Environment
  readonly debug: boolean
  readonly rampOnly: boolean
  readonly prefilledEmail: string | null
  readonly prefilledResidency: PrefilledResidency | null
  readonly isSidebarOpen: boolean
  readonly isShowRampFunctionalityOnly: boolean
}

export const DEFAULT_PREFERENCES: Preferences = {
  applicationId: '',
  language: 'en',
  logo: null,
  environment: 'production',
  debug: false,
  rampOnly: false,
  prefilledEmail: null,
  prefilledResidency: null,
  isSidebarOpen: false,
  isShowRampFunctionalityOnly: false,
}

export type PreferencesStore = StoreApi<Preferences>

export const createPreferencesStore = (given: Partial<Preferences> = {}): PreferencesStore =>
  createStore<Preferences>(() => ({ ...DEFAULT_PREFERENCES, ...given }))
