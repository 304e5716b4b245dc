import { RADII, THEME_COLORS } from '../../../styles/theme.ts'
import { as, type Scene } from './scene.ts'

const wearing = (name: string, theme: Readonly<Record<string, string>>): Scene =>
  as('existing', name, '/payouts/new/on-ramp?currency=usd&method=ACH', {
    attributes: { theme: JSON.stringify(theme) },
    languages: ['en'],
    steps: [{ fill: 'You send', with: '1500' }],
  })

export const themeScenes: readonly Scene[] = [
  ...THEME_COLORS.map((color) => wearing(`theme-${color}`, { color })),
  ...RADII.map((radius) => wearing(`radius-${radius}`, { color: 'violet', radius })),
]
