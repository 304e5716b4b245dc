import { openDb } from '../../db/open-db.ts'
import { createTestSandbox } from '../../testing.ts'
import type { Recording } from '../recorded.ts'
import { clearAddressBook, fillAddressBook } from './address-book.ts'
import { begin, beginOtherwise, end } from './begin.ts'
import { drawFixedBytes } from './fixed-bytes.ts'
import { refuseAccounts, refuseCallers, refuseRepeats, refuseStanding, refuseTransfers } from './mistakes.ts'
import { createRecorder } from './recorder.ts'
import { pay } from './transfers.ts'

/** Runs the sandbox in memory, through a customer's life and every mistake, and returns what it has answered: the same in each run. */
export async function recordLife(): Promise<Recording> {
  const db = await openDb({ folder: 'memory' })
  const box = await createTestSandbox({ db })
  drawFixedBytes()
  const recorder = createRecorder(box)
  const ada = await begin(recorder)
  await beginOtherwise(recorder)
  await refuseCallers(recorder)
  await refuseStanding(recorder)
  const book = await fillAddressBook(recorder, ada)
  await refuseAccounts(recorder, ada, book)
  await pay(recorder, ada, book)
  await refuseTransfers(recorder, ada, book)
  await refuseRepeats(recorder, ada)
  await clearAddressBook(recorder, ada, book)
  await end(recorder, ada)
  await box.close()
  await db.close()
  return recorder.recording
}
