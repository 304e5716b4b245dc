import { expect, test } from 'vitest'
import { createSeededRandom, newId, reference, systemRandom, type Random } from './ids.ts'

const draw = (random: Random = createSeededRandom('pictures')) => [
  newId({ random }, 'payout'),
  newId({ random }, 'payout'),
  reference({ random }, { purpose: 'memo', length: 7, characters: 'AB' }),
]

test('a seed gives the same ids in each run, and after a restart', () => {
  const random = createSeededRandom('pictures')
  const first = draw(random)
  expect(first).toEqual(draw())
  expect(new Set(first).size).toBe(3)
  expect(draw(random)).not.toEqual(first)
  random.restart()
  expect(draw(random)).toEqual(first)
  expect(draw(createSeededRandom('another'))).not.toEqual(first)
})

test('an id of another kind changes none that comes after it', () => {
  const random = createSeededRandom('pictures')
  newId({ random }, 'request')
  expect(draw(random)).toEqual(draw())
})

test('without a seed ids are new', () => {
  expect(draw(systemRandom)[0]).toMatch(/^payout_[a-z0-9]{24}$/)
  expect(draw(systemRandom)[0]).not.toBe(draw(systemRandom)[0])
})
