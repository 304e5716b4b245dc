import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { builtinModules } from 'node:module'
import { rollup } from 'rollup'
import { endable, fillSlots, nameHeading, nameRoot, untouchable } from './snapshots.mjs'
import { textFiles } from '../languages.mjs'
import { mergeMarkup, namesIn, readMarkup } from './markup.mjs'
import { routeColumns } from '../routes/route-columns.mjs'
import { firstCallsOf } from '../routes/routes.mjs'
import { standIns } from '../patches/stand-ins.mjs'
import { compactStyles, typescript } from '../plugins.mjs'
import { root } from '../run.mjs'

/** Shown after Continue if the widget could not be downloaded. */
const NEXT_TO_THE_SCREEN = ['signIn.error.unreachable']
const LOGO = '{logo}'
const RESTORED_SCREENS = 'built:first-paint/restored-screens'
const REFUSAL = 'built:first-paint/refusal'
const SIBLING = 'built:sibling/'
const FIRST_ANSWERS = join(root, 'src/app/session/first-answers.ts')

async function loadRenderer(values, plugins) {
  const bundle = await rollup({
    input: join(root, 'element/first-paint/render.tsx'),
    // The first screen has nothing to do with networks, whose packages are made for browsers.
    external: ['ethers', '@solana/web3.js', ...builtinModules.flatMap((name) => [name, `node:${name}`])],
    plugins: [
      ...standIns,
      routeColumns(),
      replace({ preventAssignment: true, values }),
      nodeResolve({ extensions: ['.tsx', '.ts', '.mjs', '.js'] }),
      typescript(),
      compactStyles(),
      commonjs(),
      ...plugins,
    ],
    onLog: (level, log, next) => level !== 'warn' && next(level, log),
  })
  const dir = join(root, '.cache/first-paint')
  await bundle.write({ dir, format: 'es', entryFileNames: 'render.mjs' })
  await bundle.close()
  return import(pathToFileURL(join(dir, 'render.mjs')).href)
}

/** Stylis leaves the last semicolon of a block, and spaces after commas. */
const compact = (css) => css.replaceAll(';}', '}').replaceAll(', ', ',')

/**
 * Renders the first screen with React and returns it as data: what the element draws before React is there. There is one description
 * of that screen, and React hydrates its nodes. The screens that a restored session opens are drawn from the same
 * components, and React replaces them.
 */
export async function renderFirstPaint(values, plugins) {
  const {
    render,
    renderRefusal,
    renderReload,
    readTexts,
    HOME_ROUTES: homeRoutes,
  } = await loadRenderer(values, plugins)
  // React asks for images by links before its markup.
  const read = async (options, css) => readMarkup(await render(options, css)).filter(([tag]) => tag !== 'link')
  const withLogo = async (options, css) =>
    mergeMarkup(await read(options, css), await read({ ...options, logo: LOGO }, css), 'logo')
  const snapshots = async (css, screens, others = []) => {
    const names = [...new Set([...namesIn(screens), ...others])]
    return { css: compact(Object.values(css).join('')), screens, texts: await readTexts(names) }
  }

  const css = {}
  const signIn = mergeMarkup(await withLogo({}, css), await withLogo({ rampOnly: true }, css), 'rampOnly')
  const [reload] = readMarkup(renderReload(css))
  const waiting = endable(nameRoot(await withLogo({ isSignedIn: true }, css)), reload)
  const first = await snapshots(css, { signIn: nameHeading(nameRoot(signIn)), waiting }, NEXT_TO_THE_SCREEN)
  const addedTo = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in css)))
  const all = { ...css }
  const restored = {}
  for (const homeRoute of homeRoutes)
    restored[homeRoute] = untouchable(
      nameHeading(fillSlots(nameRoot(await withLogo({ isSignedIn: true, homeRoute }, all)))),
    )
  const withRefusal = { ...css }
  const { html, sentence } = renderRefusal(withRefusal)
  const refusal = {
    css: compact(Object.values(addedTo(withRefusal)).join('')),
    snapshot: readMarkup(html)[0],
    sentence,
  }
  return { first, restored: await snapshots(addedTo(all), restored, namesIn(waiting)), refusal }
}

const asModule = (values) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${value}`)
    .join('\n')

/** Snapshots as an expression. The texts of languages but English are files of their own. */
function snapshotsOf({ css, screens, texts }, load) {
  const values = Object.entries({ css, screens, english: texts.en }).map(
    ([key, value]) => `${key}:${JSON.stringify(value)}`,
  )
  return `{ ${values.join()}, translation: ${load} }`
}

/**
 * Imports the widget's files behind a home route, which are in the folder of the chunk of its snapshot, and makes its first calls: these are
 * answered long before the code is run, which is what the screen waits for.
 */
function aheadOf(homeRoute, filesOf) {
  const route = JSON.stringify(homeRoute)
  const files = filesOf(homeRoute).map((name) => `import('built:sibling/${name}')`)
  const restored = `{ ...restored, firstCalls: ${JSON.stringify(firstCallsOf(homeRoute))} }`
  return `${route}: (restored, ...rest) => { for (const file of [${files}]) file.catch(() => undefined); sendFirstCalls(${restored}, ...rest) }`
}

/**
 * `built:first-paint`: the screens for the element's entry. `filesOfRoute` names the files that a session needs behind one, `filesOfLanguage`
 * those that the widget needs of a language.
 */
export function builtFirstPaint({ first, restored, refusal }, filesOfRoute, filesOfLanguage) {
  let ofFirst
  let ofRestored
  return {
    name: 'built-first-paint',
    buildStart() {
      ofFirst = textFiles('field', first.texts, filesOfLanguage)
      ofRestored = textFiles('restored', restored.texts, () => [])
      for (const file of [...ofFirst.files, ...ofRestored.files]) this.emitFile({ type: 'asset', ...file })
    },
    resolveId(id) {
      if (id.startsWith(SIBLING)) return { id: `./${id.slice(SIBLING.length)}`, external: 'absolute' }
      return id.startsWith('built:') ? id : null
    },
    load(id) {
      if (id === RESTORED_SCREENS)
        return `import { sendFirstCalls } from ${JSON.stringify(FIRST_ANSWERS)}
${asModule({
  restored: snapshotsOf(restored, ofRestored.load('./')),
  ahead: `{ ${Object.keys(restored.screens).map((route) => aheadOf(route, filesOfRoute))} }`,
})}`
      if (id === REFUSAL) return asModule({ refusal: JSON.stringify(refusal) })
      if (id !== 'built:first-paint') return null
      return asModule({
        first: snapshotsOf(first, ofFirst.load('./chunks/')),
        restored: `() => import('${RESTORED_SCREENS}')`,
      })
    },
  }
}
