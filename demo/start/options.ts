import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads a command's options. What it does not know is refused in one sentence, with the option that was meant. */
export function readOptions<const Known extends Options>(options: Known, args: readonly string[]) {
  const names = Object.keys(options)
  for (const word of args) {
    if (!word.startsWith('-')) continue
    const name = /^--?([^=]*)/.exec(word)![1]!
    if (!names.includes(name) || !word.startsWith('--'))
      throw unknownOption(`-${word.startsWith('--') ? '-' : ''}${name}`, names)
  }
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw readable(error)
  }
}

function unknownOption(written: string, names: readonly string[]): Error {
  const near = nearest(written.replace(/^-+/, ''), names)
  return new Error(`There is no option ${written}. ${near ? `Did you mean --${near}?` : `There are: ${listOf(names)}`}`)
}

const listOf = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ')

/** Node’s own words name internals of its parser. */
function readable(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  const [, option = ''] = /'?(--[\w-]+)/.exec(error.message) ?? []
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return new Error(
      /does not take an argument/.test(error.message)
        ? `${option} takes no value. Write ${option} alone.`
        : `${option} needs a value. Write it after the option, as in ${option}=…`,
    )
  const [, word = ''] = /'([^']*)'/.exec(error.message) ?? []
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return new Error(`"${word}" belongs to no option. Begin options with two dashes; --help lists them.`)
  return error
}

/** The name that is no more than two slips away, a slip being a letter too much, too little, wrong, or in its neighbour’s place. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, slips: name.startsWith(written) && written ? 1 : slipsBetween(written, name) }))
    .toSorted((one, other) => one.slips - other.slips)
  return ranked.find(({ slips }) => slips <= 2)?.name
}

function slipsBetween(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const present = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const swapped = isSwapped ? beforeLast![at - 2]! + 1 : Infinity
      present.push(Math.min(last![at]! + 1, present[at - 1]! + 1, last![at - 1]! + (isSame ? 0 : 1), swapped))
    }
    ;[beforeLast, last] = [last, present]
  }
  return last!.at(-1)!
}
