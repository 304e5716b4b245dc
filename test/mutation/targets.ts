interface Target {
  readonly files: string
  /** The share of mutants, in per cent, that the tests must catch; all others are then explained in `survivors.ts`. */
  readonly least?: number
}

/** What moves money or keeps it safe. */
export const TARGETS: readonly Target[] = [
  { files: 'src/operations/**/*.ts', least: 95 },
  { files: 'src/domain/payouts/**/*.ts' },
  { files: 'src/domain/{rails,currency}*.ts' },
  { files: 'src/domain/networks*.ts' },
  { files: 'src/domain/sign-in/**/*.ts' },
  { files: 'src/domain/onboarding/**/*.ts' },
  { files: 'src/lib/{money,json,clock,server-clock,amount-input}.ts' },
  { files: 'src/router/**/*.ts' },
  { files: 'src/api/http/**/*.ts' },
  { files: 'src/stores/**/*.ts' },
]
