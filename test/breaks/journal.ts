import type { Break } from './entry.ts'

const JOURNAL = 'src/operations/journal'
const TABS = `${JOURNAL}/entries-by-customer.test.ts`

/** Faults of two tabs and of clocks that are set: too rare for the simulation, so each has a unit test. */
export const JOURNAL_BREAKS = [
  {
    ids: ['E18'],
    file: `${JOURNAL}/entries-by-customer.ts`,
    find: 'places.get(opId) ?? presentPlace()',
    replace: 'presentPlace()',
    test: { file: `${JOURNAL}/journal.test.ts`, title: 'leaves the end of the call in the entry' },
  },
  {
    ids: ['E18'],
    file: `${JOURNAL}/entries-by-customer.ts`,
    find: '      storage.writeAlone(formKey(place, entry.payloadHash), entry)\n',
    replace: '',
    test: { file: TABS, title: 'a form that was started in one tab is the same in the other' },
  },
  {
    ids: ['E18'],
    file: `${JOURNAL}/entries-by-customer.ts`,
    find: '    if (storage.readAlone(key)?.opId === opId) storage.writeAlone(key, after)\n',
    replace: '',
    test: { file: TABS, title: 'is there for every tab once the first is closed' },
  },
  {
    ids: ['C20'],
    file: `${JOURNAL}/entries-by-customer.ts`,
    find: '    if (after.announced && !before.announced) storage.writeAlone(announcedKey(place, opId), after)\n',
    replace: '',
    test: { file: TABS, title: 'at the same time knows what the host was sent' },
  },
  {
    ids: ['E18'],
    file: `${JOURNAL}/entry-storage.ts`,
    find: 'withEntries(before, own.values())',
    replace: 'new Map([...own, ...before])',
    test: { file: TABS, title: 'a repeat that is noted takes back no end' },
  },
  {
    ids: ['E18'],
    file: `${JOURNAL}/journal.ts`,
    find: '      ...(offset === null && wasSynchronized && { isClockSet: true }),\n',
    replace: '',
    test: { file: `${JOURNAL}/journal-time.test.ts`, title: 'an entry of a clock that was set has no age' },
  },
] as const satisfies readonly Break[]
