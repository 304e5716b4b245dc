import { accountScenes } from './scenes/accounts.ts'
import { historyScenes } from './scenes/history.ts'
import { onboardingScenes } from './scenes/onboarding.ts'
import { payoutScenes } from './scenes/payouts.ts'
import type { Scene } from './scenes/scene.ts'
import { settingsScenes } from './scenes/settings.ts'
import { signInScenes } from './scenes/sign-in.ts'

export const SCENES: readonly Scene[] = [
  ...signInScenes,
  ...onboardingScenes,
  ...accountScenes,
  ...payoutScenes,
  ...historyScenes,
  ...settingsScenes,
]
