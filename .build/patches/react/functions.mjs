const lineBreaksOf = (text) => text.replace(/[^\n]/g, '')

/** Puts another text in the place of what matches, and keeps the lines after it where source maps look for them. */
export const replaceText = (code, pattern, text) => code.replace(pattern, (found) => text + lineBreaksOf(found))

/** Finds a function of a file's top level by its name. */
const functionOf = (name) => new RegExp(`^function ${name}\\([^]*?^\\}`, 'm')

/** Gives these functions of a file another body. Returns null for a file that lacks one of them. */
export const withBodies = (code, names, body) =>
  names.every((name) => functionOf(name).test(code))
    ? names.reduce((left, name) => replaceText(left, functionOf(name), `function ${name}() { ${body} }`), code)
    : null

/** The body of what nothing here may call. */
export const REFUSAL = "throw Error('.build/patches leaves this out')"
