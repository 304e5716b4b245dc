import { one, setViewport, show } from './input.ts'

/** A country picker of the kit, or another picker, and what can be seen of it. */
export const picker = async (name = 'pickers/CountryPicker', options: object = { width: 800 }) => {
  await setViewport({ width: 900, height: 700 })
  const { root } = await show(name, options)
  const input = one<HTMLInputElement>(root, '[role=combobox]')
  const rows = () => [...root.querySelectorAll('[role=option]')].map((row) => row.textContent)
  const highlighted = () => root.querySelector('[role=option][data-highlighted]')?.textContent ?? null
  const isOpen = () => root.querySelector('[popover]:popover-open') !== null
  const value = () => one(root, 'output').textContent
  return { root, input, rows, highlighted, isOpen, value }
}
