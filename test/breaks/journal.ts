import type { Break } from './entry.ts'

const JOURNAL = 'src/operations/journal'
const TABS = `${JOURNAL}/entries-by-customer.test.ts`

/** Faults of two tabs and of clocks that are set: too rare for the simulation, so each has a unit test. */
export const JOURNAL_BREAKS = [
  {
    ids: ['E18'],
    file: `${JOURNAL}/entries-by-customer.ts`,
    find: 'customerKeys.get(opId) ?? presentCustomerKey()',
    replace: 'presentCustomerKey()',
    test: { file: `${JOURNAL}/journal.test.ts`, title: 'leaves the end of the call in the entry' },
  },
  {
    ids: ['E18'],
    file: `${JOURNAL}/entry-of-facts.ts`,
    find: "if (sending >= 0 || steps.includes('created')) return 'created'",
    replace: "if (sending >= 0) return 'created'",
    test: { file: `${JOURNAL}/facts.test.ts`, title: 'is at the right phase' },
  },
  {
    ids: ['E18', 'C19'],
    file: `${JOURNAL}/entry-of-facts.ts`,
    find: "if (done > sending) return 'done'",
    replace: "if (done >= 0) return 'done'",
    test: { file: `${JOURNAL}/facts.test.ts`, title: 'is at the right phase' },
  },
  {
    ids: ['E18'],
    file: `${JOURNAL}/facts.ts`,
    find: '`timeLearned:${fact.offset}` : identityOf(fact)',
    replace: "`timeLearned:${fact.offset}` : 'fact'",
    test: { file: TABS, title: 'an off-ramp is not taken back once its wallet was asked' },
  },
  {
    ids: ['E18', 'SAFE-B13'],
    file: `${JOURNAL}/fact-storage.ts`,
    find: 'if (known && !(before && isOlder(known, before))) know(key, known)',
    replace: 'if (known) know(key, known)',
    test: { file: TABS, title: 'a fact that was learned anew is not taken back' },
  },
  {
    ids: ['E18', 'E23'],
    file: `${JOURNAL}/entry.ts`,
    find: "sinceMade !== null && sinceMade <= KEY_MS ? 'young' : 'unknown'",
    replace: "'young'",
    test: { file: `${JOURNAL}/journal-time.test.ts`, title: 'only the page that made an entry knows how old it is' },
  },
] as const satisfies readonly Break[]
