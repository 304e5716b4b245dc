import { as, type Scene } from './scene.ts'

export const settingsScenes: readonly Scene[] = [
  as('existing', 'settings', '/settings'),
  as('additional-review', 'settings-review', '/settings'),
]
