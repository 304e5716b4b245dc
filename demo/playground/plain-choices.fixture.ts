import type { Choices } from './choices.ts'

/** The playground's initial choices. */
export const PLAIN_CHOICES: Choices = {
  applicationId: 'application_sandbox',
  color: 'default',
  radius: 'default',
  logo: '',
  colorScheme: 'auto',
  language: 'en',
  environment: 'production',
  headingLevel: '2',
  email: '',
  rampOnly: false,
  debug: false,
  config: {},
}
