import type { Font } from '../fonts.ts'

export const PSEUDO: string
export const FORMS: readonly { readonly font: Font; readonly width: number; readonly height: number }[]
