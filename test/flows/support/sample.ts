import { test } from 'vitest'

const isLong = Boolean(process.env['ALL_SCHEDULES'])

/** `npm run test:deep -- long` takes all rows of a table, every other run the first ones. */
export const sample = <Row>(rows: readonly Row[], count = 1): readonly Row[] => (isLong ? rows : rows.slice(0, count))

/** Like above, with the rows that differ most. */
export const sampleOf = <Row>(rows: readonly Row[], chosen: (row: Row) => boolean): readonly Row[] =>
  isLong ? rows : rows.filter(chosen)

type Define = (title: string, work: () => Promise<void>) => void

/** Every run but `npm test` takes it: what it proves has another proof there (test/long-files.test.ts). */
export const longTest: Define = process.env['LEAVE_OUT_LONG_FILES'] ? () => undefined : test
