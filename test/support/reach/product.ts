import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Modules } from './modules.ts'
import { reach, type Reached } from './reach.ts'

const FOLDERS = ['element', 'src', 'styles']
const ENTRIES = [
  'element/define.ts',
  'element/sphere-ramp.ts',
  'element/classic/embed.ts',
  'element/classic/incumbent.ts',
  'element/frameworks/preact.ts',
  'element/frameworks/react.ts',
  'element/frameworks/solid.ts',
  'element/frameworks/svelte.ts',
  'element/frameworks/vue.ts',
  // The build and the generators read these by themselves.
  'element/app/late-root.ts',
  'element/first-paint/render.tsx',
  'src/app/session/first-answers.ts',
  'src/index.ts',
  'styles/presets/colors.ts',
]

export const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules' || name.startsWith('.')) return []
    return statSync(join(root, path)).isDirectory() ? filesIn(root, path) : [path]
  })

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** A file of ours that ships: no test, none of its fixtures. */
export const isProduct = (path: string) =>
  FOLDERS.includes(path.split('/')[0]!) && /\.tsx?$/.test(path) && !/\.(?:test|fixture|d)\.tsx?$/.test(path)

export const productFiles = (root: string) => FOLDERS.flatMap((folder) => filesIn(root, folder)).filter(isProduct)

/** What the entry points of the built files reach. */
export const reachOfBuild = (modules: Modules): Reached =>
  reach(
    modules,
    ENTRIES.map((path) => ({ path, name: null })),
    isProduct,
  )
