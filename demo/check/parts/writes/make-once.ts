import { ApiError, isOutcomeUnknown } from '../../../../src/api/error.ts'
import type { CallName } from '../../calls.ts'
import type { CheckClient } from '../../client.ts'
import { ask, mustRefuse, type Refusal, type Run } from '../../run.ts'
import type { OwnList } from './own.ts'
import type { Marks } from './marks.ts'

interface Thing {
  readonly id: string
}

interface Making<Row extends Thing> {
  readonly name: CallName
  make(api: CheckClient, key: string): Promise<Row>
  /** With another body. */
  makeOther(api: CheckClient, key: string): Promise<Row>
  readonly own: OwnList<Row>
  readonly ids: Set<string>
  readonly marks: Marks
}

/** Remembers what a call made, so that it is removed, also where the call should have been refused. */
export async function keepId<T extends Thing>(
  answer: Promise<T>,
  { ids, marks }: Pick<Making<T>, 'ids' | 'marks'>,
): Promise<T> {
  const made = await answer.catch((error: unknown) => {
    if (isOutcomeUnknown(error)) marks.isAnswerLost = true
    throw error
  })
  ids.add(made.id)
  return made
}

export function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}

/** Makes a thing, and sends its key twice more: with the same body, and with another. A server may refuse both, but must make no second thing. */
export async function makeOnce<Row extends Thing>(run: Run, making: Making<Row>): Promise<Row | undefined> {
  const { name, make, makeOther, ids, marks } = making
  const key = crypto.randomUUID()
  const keep = (answer: Promise<Row>) => keepId(answer, { ids, marks })
  const repeated = (answer: Promise<Row>) => keep(answer).catch(unlessRefused)
  const made = await ask(run, name, (api) => keep(make(api, key)))
  if (!made) return undefined
  if (marks.before.has(made.id)) {
    run.findings.deviates(name, 'notMade', `The answer is about ${made.id}, which was there before.`)
    return undefined
  }
  const again = await repeated(make(run.api, key))
  if (again && again.id !== made.id)
    run.findings.deviates(name, 'twice', 'The same Idempotency-Key and body make a second one.')
  const other = await repeated(makeOther(run.api, key))
  if (other && other.id !== made.id)
    run.findings.deviates(name, 'twice', 'The same Idempotency-Key with another body makes a second one.')
  if (other?.id === made.id)
    run.findings.deviates(name, 'otherBody', 'The same Idempotency-Key with another body is not refused.')
  await judgeListed(run, making, made)
  return made
}

/** The answers may name the first one while there are two; and what the list lacks is not found after a lost answer. */
async function judgeListed<Row extends Thing>(
  run: Run,
  { name, own, ids, marks }: Making<Row>,
  made: Row,
): Promise<void> {
  let unreadable = 0
  const rows = await ask(run, own.name, (api) => own.list(api, undefined, (count) => (unreadable = count)))
  if (!rows) return
  const row = rows.find(({ id }) => id === made.id)
  const fields = own.same.filter((name) => row && JSON.stringify(row[name]) !== JSON.stringify(made[name]))
  if (fields.length > 0)
    run.findings.deviates(own.name, 'sameTwice', `What was just made differs there in ${fields.join(', ')}.`)
  if (!row)
    if (unreadable === 0) run.findings.deviates(own.name, 'absent', 'The list lacks what was just made.')
    else run.findings.deviates(own.name, 'rows', 'What was just made cannot be read in the list.')
  const isKnown = ({ id }: Thing) => ids.has(id) || marks.before.has(id)
  if (rows.some((row) => own.isOwn(row, marks) && !isKnown(row)))
    run.findings.deviates(
      name,
      'twice',
      'The same Idempotency-Key makes a second one, though the answers name the first.',
    )
}

type Field = Pick<Refusal, 'name' | 'call' | 'why'> & { readonly field: string }

export const mustRefuseField = (run: Run, field: Field) =>
  mustRefuse(run, { ...field, status: [400, 422], otherwise: 'accepted' })

export const mustRefuseUnknown = (run: Run, name: CallName, call: Refusal['call']) =>
  mustRefuse(run, { name, call, why: 'With an id that nothing has', status: [404], otherwise: 'open' })
