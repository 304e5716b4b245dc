import { expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { messageOf, readNetworks, readPort } from './run-demo.ts'

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  'pages-port': { type: 'string' },
  data: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  networks: { type: 'string' },
  help: { type: 'boolean' },
} as const
const read = (...args: string[]) => readOptions(OPTIONS, args)

test('options are read with their values and defaults', () => {
  expect(read('--data', 'here', '--fresh')).toMatchObject({ port: '4010', data: 'here', fresh: true })
  expect(read('--port=0')).toMatchObject({ port: '0', fresh: false })
})

test.each([
  [['--prot', '1'], 'There is no option --prot. Did you mean --port?'],
  [['--prot=1'], 'There is no option --prot. Did you mean --port?'],
  [['--page-port', '1'], 'There is no option --page-port. Did you mean --pages-port?'],
  [['--network', 'all'], 'There is no option --network. Did you mean --networks?'],
  [['--dta', 'x'], 'There is no option --dta. Did you mean --data?'],
  [['--page'], 'There is no option --page. Did you mean --pages-port?'],
  [['-h'], 'There is no option -h. Did you mean --help?'],
  [['--verbose'], 'There is no option --verbose. There are: --port, --pages-port, --data, --fresh, --networks, --help'],
  [['--port'], '--port needs a value. Write it after the option, as in --port=…'],
  [['--data', '--fresh'], '--data needs a value. Write it after the option, as in --data=…'],
  [['--fresh=yes'], '--fresh takes no value. Write --fresh alone.'],
  [['4010'], '"4010" belongs to no option. Begin options with two dashes; --help lists them.'],
])('%j is refused in one sentence with one remedy', (args, message) => {
  expect(() => read(...args)).toThrow(new Error(message))
})

test('a port and a network that are none are refused, and a port that this user may not take', () => {
  expect(() => readPort('--port', 'web')).toThrow(
    new Error('--port is "web", which is no port number. Name one from 1024 to 65535, or 0 for any.'),
  )
  for (const port of ['65536', '-1', '', '40.5']) expect(() => readPort('PORT', port)).toThrow('is no port number')
  expect(() => readNetworks('base,mars')).toThrow(/^There is no network "mars"\. There are: solana, /)
  const refused = Object.assign(new Error('listen EACCES'), { syscall: 'listen', code: 'EACCES', port: 80 })
  expect(messageOf(refused)).toBe('This user may not listen on port 80. Name one above 1023.')
})
