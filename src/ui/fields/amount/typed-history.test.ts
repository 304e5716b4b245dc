import { expect, test } from 'vitest'
import { historyStepOf, NO_HISTORY, remember, stepBack } from './typed-history.ts'

test('undo shows only what was typed, in its order, and redo the same again [F29]', () => {
  const history = ['', '1', '12'].reduce(remember, NO_HISTORY)
  const one = stepBack(history, '120', 'undo')!
  const two = stepBack(one.history, one.text, 'undo')!
  expect([one.text, two.text]).toEqual(['12', '1'])
  const again = stepBack(two.history, two.text, 'redo')!
  expect([again.text, stepBack(again.history, again.text, 'redo')!.text]).toEqual(['12', '120'])
})

test('without a text before it, undo shows nothing else [F29]', () => {
  expect(stepBack(NO_HISTORY, '12', 'undo')).toBeNull()
  expect(stepBack(NO_HISTORY, '12', 'redo')).toBeNull()
})

test('a new text ends what could be redone [F29]', () => {
  const { history, text } = stepBack(remember(NO_HISTORY, '1'), '12', 'undo')!
  expect(stepBack(remember(history, text), '13', 'redo')).toBeNull()
})

const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
test.each([
  [{ ...keys, key: 'z', ctrlKey: true }, 'undo'],
  [{ ...keys, key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ ...keys, key: 'y', ctrlKey: true }, 'redo'],
  [{ ...keys, key: 'y', metaKey: true }, null],
  [{ ...keys, key: 'z' }, null],
  [{ ...keys, key: 'z', ctrlKey: true, altKey: true }, null],
])('the keys %j ask for %s [F29]', (pressed, direction) => {
  expect(historyStepOf(pressed)).toBe(direction)
})
