import { describe, expect, test } from 'vitest'
import { dated, mergeFacts, type News } from '../../journal/facts.ts'
import { asked, cancelAsked, cancelled, handedOver, registered, saidNo, told } from '../../journal/news.fixture.ts'
import { ageOf } from '../age.ts'
import { followedHash, isLongUntraced, isReturning } from './followed.ts'
import { knownOf } from './knowledge.ts'

const MINUTE = 60_000
const at = (device: number, offset: number | null = 0) => ({ device, offset })
const knownFrom = (...news: readonly News[]) =>
  knownOf(mergeFacts(news.map((each, second) => dated(each, at(1000 * second)))))

const seen = (hash: string): News => ({ kind: 'seen', hash })
const gone = (hash: string): News => ({ kind: 'gone', hash })
const failed = (hash: string): News => ({ kind: 'failed', hash })
const confirmed = (hash: string, moved: 'exact' | 'otherAmount' = 'exact'): News => ({ kind: 'confirmed', hash, moved })
const refused = (hash: string): News => ({ kind: 'registrationRefused', hash, code: null })
const askedAgain: News = { kind: 'ask', ask: 'ask_2', network: 'base', account: null, position: null }
const saidNoAgain: News = { kind: 'saidNo', ask: 'ask_2', code: null }

describe('the transaction that a page follows', () => {
  test.each<readonly [string, readonly News[], string | null]>([
    ['is none before a wallet has answered', [asked()], null],
    ['is the one that its wallet has told', [asked(), told('one')], 'one'],
    ['is the newer one of two that no node shows', [asked(), told('one'), told('two')], 'two'],
    ['is the one that a node shows', [asked(), told('one'), told('two'), seen('one')], 'one'],
    ['is the one that has landed', [asked(), told('one'), told('two'), seen('one'), confirmed('two')], 'two'],
    [
      'is one that may come back before one that no node has shown',
      [told('one'), seen('one'), gone('one'), told('two')],
      'one',
    ],
    ['is not one that moved another amount', [told('one'), confirmed('one', 'otherAmount'), told('two')], 'two'],
    [
      'is not the one that the server refused',
      [told('one'), confirmed('one'), refused('one'), told('two'), registered('two')],
      'two',
    ],
    ['is the refused one where there is no other', [told('one'), confirmed('one'), refused('one')], 'one'],
    ['is not a dead one beside another', [told('one'), told('two'), failed('two')], 'one'],
    [
      'is a dead one where there is no other, as its payout may have to be cancelled',
      [asked(), told('one'), failed('one')],
      'one',
    ],
    ['is no dead one while a wallet is asked for another', [asked(), told('one'), failed('one'), askedAgain], null],
    [
      'is a dead one again, once that wallet has declined',
      [asked(), told('one'), failed('one'), askedAgain, saidNoAgain],
      'one',
    ],
    ['is none where what was signed stays in its page', [asked(), told('one'), { kind: 'kept', ask: 'ask_1' }], null],
  ])('%s [C20, E18, SAFE-C1]', (_, news, hash) => {
    expect(followedHash(knownFrom(...news))?.hash ?? null).toBe(hash)
  })
})

test.each<readonly [string, readonly News[], boolean]>([
  ['landed', [cancelAsked, cancelled, told('one'), confirmed('one')], true],
  ['the server knows', [cancelAsked, cancelled, told('one'), registered('one')], true],
  ['were told of, and no node shows', [cancelAsked, cancelled, told('one')], false],
  ['landed before anybody cancelled', [told('one'), confirmed('one')], false],
  ['never left', [asked(), saidNo, cancelAsked, cancelled], false],
])('tokens of a payout that %s come back or not [C19, C20]', (_, news, isComing) => {
  expect(isReturning(knownFrom(...news))).toBe(isComing)
})

describe('the age of a transaction', () => {
  test('is the server’s, also where this machine’s clock was set since [E23]', () => {
    const known = knownOf([])
    expect(ageOf(known, at(3_600_000, -3_600_000), at(MINUTE, 0))).toBe(MINUTE)
    expect(ageOf(known, at(0, null), at(MINUTE, null))).toBe(MINUTE)
  })

  test('counts by the time that was learned after it, and is unknown where only one clock is [E23]', () => {
    const learned = knownOf([dated({ kind: 'timeLearned', offset: 500 }, at(0, 500))])
    expect(ageOf(learned, at(0, null), at(MINUTE, 500))).toBe(MINUTE)
    expect(ageOf(knownOf([]), at(0, null), at(MINUTE, 0))).toBeNull()
    expect(ageOf(knownOf([]), at(0, 0), at(MINUTE, null))).toBeNull()
  })

  test('lets its customer deny it after ten minutes, if no node has seen it and nothing bounds it [C20]', () => {
    const isDeniable = (after: number, ...news: readonly News[]) => {
      const known = knownFrom(told('one'), ...news)
      return isLongUntraced(known, known.hashes[0]!, at(after))
    }
    expect([isDeniable(10 * MINUTE), isDeniable(10 * MINUTE - 1)]).toEqual([true, false])
    const others = [seen('one'), { kind: 'bound', hash: 'one', bound: '900' } as const]
    expect(others.map((news) => isDeniable(11 * MINUTE, news))).toEqual([false, false])
    expect(isDeniable(11 * MINUTE, handedOver('one'))).toBe(true)
  })
})
