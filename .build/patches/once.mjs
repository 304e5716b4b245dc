/** A plugin that changes the text of this many modules, and fails the build by its name when it finds fewer or more. */
export const once = (name, count, edit) => {
  let hits = 0
  return {
    name,
    buildStart: () => void (hits = 0),
    transform(code, id) {
      const output = edit(code, id)
      if (output === null) return null
      hits += 1
      return { code: output, map: null }
    },
    buildEnd(error) {
      if (!error && hits !== count) this.error(`${name}: expected ${count} modules, saw ${hits}`)
    },
  }
}
