import { as, type Scene } from './scene.ts'

/** A customer with the given verification status. */
const settings = (name: string, kycStatus: string, rest: Partial<Scene> = {}): Scene =>
  as(`existing+${name}`, name, '/settings', { state: { me: { kycStatus } }, ...rest })

export const settingsScenes: readonly Scene[] = [
  as('existing', 'settings', '/settings'),
  as('existing', 'support', '/settings', {
    steps: [{ press: 'Menu' }, { press: 'Contact support' }],
    shows: 'support@sphere.example',
  }),
  settings('settings-incomplete', 'incomplete'),
  settings('settings-pending', 'pending'),
  as('additional-review', 'settings-review', '/settings'),
  settings('settings-rejected', 'rejected'),
  settings('settings-rejected-sandbox', 'rejected', { attributes: { environment: 'sandbox' } }),
  as('existing', 'settings-loading', '/settings', { holds: ['/ramp/me$'], shows: 'Loading your settings' }),
  as('existing', 'settings-error', '/settings', { fails: ['/ramp/me$'], shows: 'Try again' }),
  as('additional-review', 'settings-kyc', '/settings/kyc'),
  as('existing+settings-kyc-type', 'settings-kyc-type', '/settings/kyc', { state: { me: { type: null } } }),
  as('additional-review', 'settings-kyc-error', '/settings/kyc', { fails: ['kyc/externalUrl'], shows: 'Try again' }),
]
