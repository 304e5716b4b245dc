import { presetCss } from './palette.ts'
import { defaultPreset } from './presets/default.generated.ts'
import { radiusCss } from './radius.ts'
import { rootCss } from './root.ts'
import type { ThemeColor } from './theme.ts'
import { tokensCss } from './tokens.ts'

/** The sheet that every shadow root adopts before the components' sheet: root, reset, tokens and the default preset. */
export const baseCss = rootCss + tokensCss + radiusCss + presetCss('default', defaultPreset)

const loaders = {
  default: async () => defaultPreset,
  zinc: () => import('./presets/zinc.generated.ts').then((m) => m.zinc),
  slate: () => import('./presets/slate.generated.ts').then((m) => m.slate),
  stone: () => import('./presets/stone.generated.ts').then((m) => m.stone),
  gray: () => import('./presets/gray.generated.ts').then((m) => m.gray),
  neutral: () => import('./presets/neutral.generated.ts').then((m) => m.neutral),
  red: () => import('./presets/red.generated.ts').then((m) => m.red),
  rose: () => import('./presets/rose.generated.ts').then((m) => m.rose),
  orange: () => import('./presets/orange.generated.ts').then((m) => m.orange),
  green: () => import('./presets/green.generated.ts').then((m) => m.green),
  yellow: () => import('./presets/yellow.generated.ts').then((m) => m.yellow),
  violet: () => import('./presets/violet.generated.ts').then((m) => m.violet),
} satisfies Record<ThemeColor, () => Promise<Parameters<typeof presetCss>[1]>>

/** Returns the rules of a preset, whose chunk is downloaded on the first call. The base sheet already contains the default preset. */
export const loadPreset = async (name: ThemeColor): Promise<string> => presetCss(name, await loaders[name]())
