// Writes the examples of the API document: a run of the sandbox in memory, through a customer's life. Run it after a change of an answer.
import { join } from 'node:path'
import { writeGenerated } from '../../../.build/generated.mjs'
import { recordLife } from './life/life.ts'

const recording = JSON.stringify(await recordLife(), null, 1)

writeGenerated(
  join(import.meta.dirname, 'examples.generated.ts'),
  `// Made by generate.mjs. Do not edit.
import type { Recording } from './recorded.ts'

export const examples: Recording = ${recording}
`,
)
