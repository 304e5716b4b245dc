// The command `sphere-ramp-sandbox`. Nothing else is loaded before the version is known: an older Node cannot even read the rest.
import process from 'node:process'

const OLDEST = 20

const [major] = process.versions.node.split('.')
if (Number(major) < OLDEST) {
  console.error(
    `This is Node ${process.versions.node}, which is too old for the sandbox. Install Node ${OLDEST} or later.`,
  )
  process.exit(1)
}
const [word, ...rest] = process.argv.slice(2)
if (word === 'check') {
  const { checkCommand } = await import('../check/command.ts')
  await checkCommand(rest)
} else {
  const { run } = await import('./run.ts')
  await run()
}
