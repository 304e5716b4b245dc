import { accountScenes } from './scenes/accounts.ts'
import { historyScenes } from './scenes/history.ts'
import { onboardingScenes } from './scenes/onboarding.ts'
import { payoutScenes } from './scenes/payouts.ts'
import type { Scene } from './scenes/scene.ts'
import { settingsScenes } from './scenes/settings.ts'
import { signInScenes } from './scenes/sign-in.ts'
import { smallBoxScenes } from './scenes/small-boxes.ts'
import { themeScenes } from './scenes/themes.ts'

/** All pictures of screens by area, in the order of a customer's journey. */
export const AREAS: Readonly<Record<string, readonly Scene[]>> = {
  'Sign-in': signInScenes,
  Onboarding: onboardingScenes,
  Accounts: accountScenes,
  'New transfer': payoutScenes,
  Transfers: historyScenes,
  Settings: settingsScenes,
  'Small boxes': smallBoxScenes,
  Themes: themeScenes,
}
