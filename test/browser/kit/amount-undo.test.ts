import { click, named, one, press, same, settle, show, test, write } from './input.ts'

test('undo brings only texts back that a person has typed [F29]', async () => {
  const { root } = await show('amounts/Amounts')
  const input = root.querySelector('input')!
  const cell = input.parentElement!
  const spoken = () => one(cell, '[data-amount]').textContent
  input.focus()
  await write('1234.5')
  await press('Tab')
  await click(named(cell, 'Half'))
  same(spoken(), '1209.30')
  input.focus()
  await settle()
  await press('Control+z')
  same([input.value, spoken()], ['1209.30', '1209.30'], 'nothing was typed since')
  await press('End')
  await write('7')
  same([input.value, spoken()], ['1209.307', 'none'])
  await press('Control+z')
  same([input.value, spoken()], ['1209.30', '1209.30'])
  document.execCommand('undo')
  await settle()
  same([input.value, spoken()], ['1209.30', '1209.30'], 'from a menu')
  await press('Control+Shift+z')
  same([input.value, spoken()], ['1209.307', 'none'], 'redo')
})
