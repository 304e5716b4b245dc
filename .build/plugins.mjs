import { minify as minifyBySwc, transform } from '@swc/core'

/** TypeScript and JSX by SWC: one transform, no macros. */
export const typescript = () => ({
  name: 'typescript',
  async transform(code, id) {
    const file = id.split('?')[0]
    if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return null
    const { code: output, map } = await transform(code, {
      filename: file,
      swcrc: false,
      configFile: false,
      sourceMaps: true,
      isModule: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      },
    })
    return { code: output, map }
  },
})

export const minify = () => ({
  name: 'minify',
  async renderChunk(code, chunk, { format }) {
    const options = {
      module: format === 'es',
      ecma: 2022,
      compress: { passes: 3, toplevel: true },
      mangle: { toplevel: true },
      sourceMap: true,
    }
    const { code: output, map } = await minifyBySwc(code, options)
    return { code: output, map }
  },
})

/** Whitespace means nothing in CSS but between two words; styles are written on many lines with comments, and travel on one without. */
const squeeze = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, (gap, at, all) => {
      const [before, after] = [all[at - 1], all[at + gap.length]]
      return /[`{};:,(>]/.test(before) || /[`})]/.test(after) ? '' : ' '
    })
    .replace(/(?<=[\w-]): (?=\S)/g, ':')
    .replaceAll(' {', '{')
    .replaceAll(';}', '}')

/** The outermost template literals. A backtick of a regular expression or a comment begins none, so they are read from the tree. */
const templatesIn = (node) => {
  if (typeof node !== 'object' || node === null) return []
  return node.type === 'TemplateLiteral' ? [node] : Object.values(node).flatMap(templatesIn)
}

/** After TypeScript has become JavaScript, which can be parsed here. */
export const compactStyles = () => ({
  name: 'compact-styles',
  transform(code, id) {
    if (!/\/(src|styles)\/.*\.tsx?$/.test(id) || !code.includes('`')) return null
    const templates = templatesIn(this.parse(code)).toSorted((one, other) => one.start - other.start)
    let output = ''
    let end = 0
    for (const template of templates) {
      const literal = code.slice(template.start, template.end)
      const isStyle = /[{;]/.test(literal) && /\n/.test(literal)
      output += code.slice(end, template.start) + (isStyle ? squeeze(literal) : literal)
      end = template.end
    }
    return { code: output + code.slice(end), map: null }
  },
})
