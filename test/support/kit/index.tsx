import type { ComponentType } from 'react'
import { stage, type StageOptions } from './stage.tsx'

const parts: Record<string, () => Promise<Record<string, unknown>>> = {
  buttons: () => import('./buttons.tsx'),
  fields: () => import('./fields.tsx'),
  code: () => import('./code.tsx'),
  pickers: () => import('./pickers.tsx'),
  choices: () => import('./choices.tsx'),
  amounts: () => import('./amounts.tsx'),
  frame: () => import('./frame.tsx'),
  overlay: () => import('./overlay.tsx'),
  feedback: () => import('./feedback.tsx'),
  marks: () => import('./marks.tsx'),
  layout: () => import('./layout.tsx'),
  data: () => import('./data.tsx'),
  tables: () => import('./tables.tsx'),
  money: () => import('./money.tsx'),
}

export const partNames = Object.keys(parts)

/** Returns the names of a part's specimens as `part/Specimen`. */
export async function specimensOf(part: string): Promise<string[]> {
  return Object.keys(await parts[part]!()).map((name) => `${part}/${name}`)
}

/** Renders one specimen, such as `buttons/Variants`, in a shadow root of the given element. */
export async function mountSpecimen(name: string, host: HTMLElement, options?: StageOptions) {
  const [part, specimen] = name.split('/') as [string, string]
  const Specimen = (await parts[part]?.())?.[specimen] as ComponentType | undefined
  if (!Specimen) throw new Error(`no specimen ${name}`)
  return stage(host, <Specimen />, options)
}
