// The sandbox's own tests and the contract tests against a Postgres server named by DATABASE_URL; each test file has a schema of its own.
import { run } from '../.build/run.mjs'

if (!process.env.DATABASE_URL) {
  console.log(
    'Set DATABASE_URL to a Postgres server that may be written to, as postgres://user:password@127.0.0.1:5432/name',
  )
  process.exit(1)
}
const paths = ['demo/sandbox', 'test/contract']
const { code } = await run('vitest', ['run', '-c', 'test/vitest.config.mjs', '--no-file-parallelism', ...paths])
process.exit(code)
