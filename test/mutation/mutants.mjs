const CAUGHT = ['Killed', 'Timeout']
const COUNTED = [...CAUGHT, 'Survived', 'NoCoverage']

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim()

/** The mutants of a Stryker report, in the order of their lines; `code` is the file with the change. */
export function readMutants({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    const offsetOf = ({ line, column }) =>
      lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1
    return mutants
      .filter(({ status }) => COUNTED.includes(status))
      .toSorted((a, b) => offsetOf(a.location.start) - offsetOf(b.location.start))
      .map(({ location: { start, end }, replacement, status }) => {
        const [from, to] = [offsetOf(start), offsetOf(end)]
        return {
          file,
          at: start.line,
          line: lines[start.line - 1].trim(),
          from: oneLine(source.slice(from, to)),
          to: oneLine(replacement),
          code: source.slice(0, from) + replacement + source.slice(to),
          isCaught: CAUGHT.includes(status),
        }
      })
  })
}
