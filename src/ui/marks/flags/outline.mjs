// Parses SVG path data into contours of absolute points.

const ARGUMENTS = { M: 'xy', L: 'xy', H: 'x', V: 'y', C: 'xyxyxy', S: 'xyxy', Q: 'xyxy', T: 'xy', A: 'rrr01xy', Z: '' }
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y
const FLAG = /[\s,]*([01])/y

/** Splits the arguments of a command into numbers. */
function createReader(text) {
  let at = 0
  return {
    isAtEnd: () => text.slice(at).trim() === '',
    next(kind) {
      const pattern = kind === '0' || kind === '1' ? FLAG : NUMBER
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (!found) throw new Error(`not path data: ${text}`)
      at = pattern.lastIndex
      return Number(found[1])
    },
  }
}

/** Returns `[letter, ...numbers]` for each command, also for repeated commands that omit their letter. */
function commandsOf(d) {
  return [...d.matchAll(/([a-df-z])([^a-df-z]*)/gi)].flatMap(([, letter, text]) => {
    const kinds = [...ARGUMENTS[letter.toUpperCase()]]
    const reader = createReader(text)
    const commands = [[letter, ...kinds.map(reader.next)]]
    const following = { M: 'L', m: 'l' }[letter] ?? letter
    while (!reader.isAtEnd()) commands.push([following, ...kinds.map(reader.next)])
    return commands
  })
}

const mirrored = ([x, y], [aroundX, aroundY]) => [2 * aroundX - x, 2 * aroundY - y]

/** Returns the absolute points of a command. An arc has its radii, rotation and flags before its end point. */
function pointsOf([letter, ...numbers], [x, y]) {
  const [dx, dy] = letter === letter.toLowerCase() ? [x, y] : [0, 0]
  switch (letter.toUpperCase()) {
    case 'H':
      return [[numbers[0] + dx, y]]
    case 'V':
      return [[x, numbers[0] + dy]]
    case 'A':
      return [numbers.slice(0, 5), [numbers[5] + dx, numbers[6] + dy]]
    default:
      return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] + dx, numbers[2 * i + 1] + dy])
  }
}

/** Returns contours that begin with M and continue with L, C, Q and A only. `closed` says whether a contour ended with Z. */
export function contoursOf(d) {
  const contours = []
  let here = [0, 0]
  let control = null
  let contour = null
  for (const command of commandsOf(d)) {
    const letter = command[0].toUpperCase()
    const points = pointsOf(command, here)
    if (letter === 'Z') {
      contour.closed = true
      here = contour.start
      control = null
      contour = null
      continue
    }
    if (letter === 'M' || !contour)
      contours.push((contour = { start: letter === 'M' ? points[0] : here, steps: [], closed: false }))
    const reflected = control?.of === letter.replace('S', 'C').replace('T', 'Q') ? mirrored(control.point, here) : here
    if (letter === 'S') points.unshift(reflected)
    if (letter === 'T') points.unshift(reflected)
    const kind = { H: 'L', V: 'L', S: 'C', T: 'Q' }[letter] ?? letter
    if (kind !== 'M') contour.steps.push({ kind, points })
    control = kind === 'C' || kind === 'Q' ? { of: kind, point: points.at(-2) } : null
    here = points.at(-1)
  }
  return contours
}
