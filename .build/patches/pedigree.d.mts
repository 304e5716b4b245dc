export interface Pedigree {
  readonly of: readonly string[]
  readonly issue?: { readonly kind: string; readonly title: string; readonly url: string }
  readonly goes: string
}

export const PEDIGREE: Readonly<Record<string, Pedigree>>
