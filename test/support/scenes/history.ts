import { as, type Scene } from './scene.ts'

export const historyScenes: readonly Scene[] = [
  as('many', 'history', '/my-payouts'),
  as('empty', 'history-empty', '/my-payouts'),
]
