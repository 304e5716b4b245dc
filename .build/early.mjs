import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { builtinModules } from 'node:module'
import { rollup } from 'rollup'
import { mergeMarkup, namesIn, readMarkup } from './markup.mjs'
import { compactStyles, typescript, withoutUnused } from './plugins.mjs'
import { root } from '../test/support/run.mjs'

/** The sentence of a press that waited for a widget that could not be downloaded. */
const BESIDE_THE_SCREEN = ['signIn.error.unreachable']
const LOGO = '{logo}'
const LOCALE = /^built:early\/(.+)$/

async function loadRenderer(values) {
  const bundle = await rollup({
    input: join(root, 'element/early/render.tsx'),
    // The first screen has nothing to do with networks, whose packages are made for browsers.
    external: ['ethers', '@solana/web3.js', ...builtinModules.flatMap((name) => [name, `node:${name}`])],
    plugins: [
      withoutUnused(),
      replace({ preventAssignment: true, values }),
      nodeResolve({ extensions: ['.tsx', '.ts', '.mjs', '.js'] }),
      compactStyles(),
      typescript(),
      commonjs(),
    ],
    onLog: (level, log, next) => level !== 'warn' && next(level, log),
  })
  const dir = join(root, '.cache/early')
  await bundle.write({ dir, format: 'es', entryFileNames: 'render.mjs' })
  await bundle.close()
  return import(pathToFileURL(join(dir, 'render.mjs')).href)
}

/** The attributes of the root that follow the page, which a drawing for every page names. */
function nameRoot([drawing, ...others]) {
  const [tag, attributes, ...children] = drawing
  if (others.length > 0 || attributes.class !== 'sr-root') throw new Error('The first screen has one root')
  return [tag, { ...attributes, 'data-mode': '{mode}', lang: '{lang}', dir: '{dir}' }, ...children]
}

/** The title's tag depends on the page's headings. */
const nameHeading = (drawing) =>
  JSON.parse(JSON.stringify(drawing).replace(/\["h2",(\{[^{}]*"part":"title")/, '["{heading}",$1'))

/**
 * Renders the first screen with React and returns it as data: what the element draws before React is there. There is one description
 * of that screen, and React adopts the nodes as its own.
 */
export async function renderEarly(values) {
  const { render, readTexts } = await loadRenderer(values)
  const css = {}
  // React asks for images by links before its markup.
  const read = (options) => readMarkup(render(options, css)).filter(([tag]) => tag !== 'link')
  const withLogo = (options) => mergeMarkup(read(options), read({ ...options, logo: LOGO }), 'logo')
  const signIn = mergeMarkup(withLogo({}), withLogo({ rampOnly: true }), 'rampOnly')
  const screens = { signIn: nameHeading(nameRoot(signIn)), waiting: nameRoot(withLogo({ isSignedIn: true })) }
  const names = [...new Set([...namesIn(screens), ...BESIDE_THE_SCREEN])]
  const texts = await readTexts(names)
  return { css: Object.values(css).join(''), screens, texts }
}

const asModule = (values) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** `built:early`: the first screen for the element's entry. The texts of languages but English are chunks of their own. */
export const builtEarly = ({ css, screens, texts }) => ({
  name: 'built-early',
  resolveId: (id) => (id.startsWith('built:early') ? id : null),
  load(id) {
    const [, locale] = LOCALE.exec(id) ?? []
    if (locale) return asModule({ texts: texts[locale] })
    if (id !== 'built:early') return null
    const others = Object.keys(texts).filter((name) => name !== 'en')
    const rows = others.map((name) => `${JSON.stringify(name)}: () => import('built:early/${name}')`)
    return `${asModule({ css, screens, english: texts.en })}\nexport const translations = { ${rows.join()} }`
  },
})
