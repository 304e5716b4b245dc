import type { Pedigree } from '../patches/pedigree.mjs'

interface Component {
  readonly name: string
  readonly pedigree?: { readonly patches: readonly object[]; readonly notes: string }
}

export function sbomOf(
  folders: Iterable<string>,
  product?: { readonly patches?: Readonly<Record<string, Pedigree>> },
): { readonly components: readonly Component[] }
