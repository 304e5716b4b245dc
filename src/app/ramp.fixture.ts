import { DEFAULT_THEME } from '../../styles/theme.ts'
import type { RampConfig } from './ramp-config.ts'

export const CONFIG: RampConfig = {
  applicationId: 'application_acme',
  rampOnly: false,
  theme: DEFAULT_THEME,
  email: null,
  language: null,
  colorScheme: 'auto',
  apiUrl: 'https://api.example.com',
  environment: null,
  headingLevel: null,
  debug: false,
  authToken: null,
  host: {},
}
export const TOKENS = {
  idToken: 'id',
  refreshToken: 'refresh',
  expiresIn: 3600,
  uid: 'customer_a',
  email: 'a@example.com',
}
