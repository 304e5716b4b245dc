import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFECTS } from './defects.ts'

test.each(DEFECTS.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit }))))(
  'the defect "$name" has its place in $file',
  ({ file, find }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  },
)
