// Made by src/domain/residency/generate.mjs from iso-3166 (ISO 3166-1 and 3166-2). Do not edit.
export const loaders: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  A: () => import('./a.generated.ts').then((file) => file.subdivisions),
  B: () => import('./b.generated.ts').then((file) => file.subdivisions),
  CD: () => import('./cd.generated.ts').then((file) => file.subdivisions),
  EF: () => import('./ef.generated.ts').then((file) => file.subdivisions),
  GH: () => import('./gh.generated.ts').then((file) => file.subdivisions),
  IJ: () => import('./ij.generated.ts').then((file) => file.subdivisions),
  KL: () => import('./kl.generated.ts').then((file) => file.subdivisions),
  M: () => import('./m.generated.ts').then((file) => file.subdivisions),
  NOPQ: () => import('./nopq.generated.ts').then((file) => file.subdivisions),
  R: () => import('./r.generated.ts').then((file) => file.subdivisions),
  S: () => import('./s.generated.ts').then((file) => file.subdivisions),
  T: () => import('./t.generated.ts').then((file) => file.subdivisions),
  UVWXYZ: () => import('./uvwxyz.generated.ts').then((file) => file.subdivisions),
}
