import { expect, test } from 'vitest'
import { watchField } from './field.ts'

class Node extends EventTarget {
  value = ''
  defaultValue = ''
  isConnected = true
  message = ''
  reports = 0
  focused = 0
  readonly attributes = new Map<string, string>()
  setCustomValidity = (text: string) => void (this.message = text)
  reportValidity = () => void (this.reports += 1)
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  focus = () => void (this.focused += 1)
}

/** The drawn form, whose parts a test presses. */
function drawnField() {
  const [form, input, button] = [new Node(), new Node(), new Node()]
  input.value = input.defaultValue = 'prefilled@example.com'
  const parts: Readonly<Record<string, Node>> = { form, input, button }
  Object.assign(form, { querySelector: (name: string) => parts[name] })
  const root = { querySelector: () => form, contains: () => false, getRootNode: () => ({ activeElement: null }) }
  let submitted = 0
  const field = watchField(root as unknown as HTMLElement, () => (submitted += 1))
  const press = () => form.dispatchEvent(new Event('submit', { cancelable: true }))
  const isBusy = () => button.attributes.get('aria-busy') === 'true'
  return { field, input, press, isBusy, submits: () => submitted }
}

test('a press before React is kept, shows the spinner, and is handed over once [S18]', () => {
  const { field, press, isBusy, submits } = drawnField()
  expect([press(), isBusy(), submits(), field.isTouched]).toEqual([false, true, 1, true])
  expect([field.handOver(null), isBusy(), field.handOver(null)]).toEqual([true, false, false])
})

test('a field without a press is handed over with its text, and submits nothing [S18]', () => {
  const { field, input } = drawnField()
  expect([field.text, field.isTouched]).toEqual(['prefilled@example.com', false])
  input.value = 'ana@example.com'
  expect([field.text, field.isTouched, field.handOver(null)]).toEqual(['ana@example.com', true, false])
})

test('a text that React has written into the field as its own is still the customer’s [S18]', () => {
  const { field, input } = drawnField()
  input.value = input.defaultValue = 'ana@example.com'
  expect([field.text, field.isTouched]).toEqual(['ana@example.com', true])
})

test('a press after the hand-over is left to React [S18]', () => {
  const { field, press, submits, isBusy } = drawnField()
  field.handOver(null)
  expect([press(), submits(), isBusy()]).toEqual([true, 0, false])
})

test('a failed press shows the reason and may be repeated [S18]', () => {
  const { field, input, press, isBusy, submits } = drawnField()
  field.release('No network')
  expect([input.message, input.reports]).toEqual(['', 0])
  press()
  field.release('No network')
  expect([input.message, input.reports, isBusy()]).toEqual(['No network', 1, false])
  input.dispatchEvent(new Event('input'))
  expect(input.message).toBe('')
  press()
  expect([isBusy(), submits(), field.handOver(null)]).toEqual([true, 2, true])
})

test('a focused field gives the focus to React’s field, and not to itself [S18]', () => {
  const [kept, left, gone] = [drawnField(), drawnField(), drawnField()]
  for (const { input } of [kept, left, gone]) input.dispatchEvent(new Event('focus'))
  left.input.dispatchEvent(new Event('blur'))
  gone.input.isConnected = false
  gone.input.dispatchEvent(new Event('blur'))
  const given = new Node()
  for (const { field } of [kept, left, gone]) field.handOver(given as unknown as HTMLInputElement)
  expect(given.focused).toBe(2)
  const same = drawnField()
  same.input.dispatchEvent(new Event('focus'))
  same.field.handOver(same.input as unknown as HTMLInputElement)
  expect(same.input.focused).toBe(0)
})
