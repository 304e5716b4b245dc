import { askerIn, openSandbox } from '../rows/ask-sandbox.ts'
import { missingRows } from '../rows/tables.ts'
import { wrongMadeLinks } from './links.ts'
import { wrongPayouts, wrongPermissions } from './payouts.ts'
import { wrongResidencies } from './residency.ts'
import { save, wrongSaved } from './saved.ts'
import { missingValues } from './values.ts'

/** Makes what each route of the client makes, once for each row of the tables and for each allowed pair. Each line names the file to write. */
export async function contradictionsOfRoutes(): Promise<readonly string[]> {
  // What one side lacks can't be asked for, and is named by the rows.
  if (missingRows().length > 0) return []
  const { box, asker } = await openSandbox()
  const saved = await save(asker)
  const basic = await askerIn(box, 'application_basic')
  const savedThere = await save(basic)
  await box.advance()
  const wrong = [
    ...(await missingValues(box)),
    ...(await wrongSaved(asker, saved)),
    ...(await wrongMadeLinks(asker, saved)),
    ...(await wrongPayouts(asker, saved)),
    ...(await wrongPermissions(basic, savedThere)),
    ...(await wrongResidencies(asker)),
  ]
  await box.close()
  return wrong
}
