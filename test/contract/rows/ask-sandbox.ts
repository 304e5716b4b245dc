import { createTestSandbox, type TestSandbox } from '../../../demo/sandbox/testing.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { wrongAnswers, type Asker } from './answers.ts'
import { nodesOfRows, wrongBalancesOfRows } from './balances.ts'
import { otherThanRequired } from './required.ts'
import { wrongLimits } from './limits.ts'
import { wrongInstructions } from './paid-in.ts'
import { wrongLinks } from './links.ts'
import { missingBesides, wrongTitles } from './besides.ts'
import { wrongCountries } from './countries.ts'
import { wrongMethods } from './methods.ts'
import { wrongNumbers } from './same-numbers.ts'
import { differentRows, missingRows } from './tables.ts'

/** A customer who has passed every check, of an application that may do everything unless another is named. */
export async function askerIn(box: TestSandbox, applicationId = 'application_sandbox'): Promise<Asker> {
  const { token, customerId } = await box.signIn('empty@example.com', { applicationId })
  const api = createApiClient({
    apiUrl: 'http://sandbox.test',
    applicationId,
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: async (input, init) => box.sandbox.fetch(new Request(input, init)),
    session: { idToken: () => token, customerId: () => customerId, refresh: async () => null, expired: () => {} },
  })
  return { api, customerId }
}

/** A sandbox whose networks have nodes. */
export async function openSandbox(): Promise<{ readonly box: TestSandbox; readonly asker: Asker }> {
  const box = await createTestSandbox({ chains: nodesOfRows() })
  return { box, asker: await askerIn(box) }
}

/** Holds the tables of the two sides against each other and against the specification's lists, then asks a sandbox about each row. Each line names the file to write. */
export async function contradictionsOfRows(): Promise<readonly string[]> {
  const [missing, otherwise] = [missingRows(), otherThanRequired()]
  // What one side lacks can't be compared, nor asked for.
  if (missing.length > 0) return [...missing, ...otherwise, ...missingBesides()]
  const { box, asker } = await openSandbox()
  const wrong = [
    ...(await wrongAnswers(asker)),
    ...(await wrongNumbers(asker)),
    ...(await wrongBalancesOfRows(asker)),
    ...(await wrongLinks(asker)),
    ...(await wrongInstructions(asker)),
  ]
  await box.close()
  return [
    ...otherwise,
    ...missingBesides(),
    ...wrongTitles(),
    ...wrongCountries(),
    ...wrongMethods(),
    ...differentRows(),
    ...wrongLimits(),
    ...wrong,
  ]
}
