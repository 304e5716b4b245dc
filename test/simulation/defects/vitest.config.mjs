import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { DEFECTS } from './defects.ts'

const root = join(import.meta.dirname, '../../..')
const defect = DEFECTS.find(({ name }) => name === process.env.SIM_DEFECT)
if (!defect) throw new Error(`no such defect: ${process.env.SIM_DEFECT}`)

/** Changes the source as it is loaded; the files stay as they are. */
const plant = {
  name: 'plant-defect',
  enforce: 'pre',
  transform(code, id) {
    const edits = defect.edits.filter(({ file }) => id.split('?')[0] === join(root, file))
    return edits.reduce((text, { file, find, replace }) => {
      if (text.split(find).length !== 2) throw new Error(`"${find}" stands in ${file} not once`)
      return text.replace(find, () => replace)
    }, code)
  },
}

export default defineConfig({
  root,
  plugins: [plant],
  // What is kept of an earlier run holds another defect.
  test: {
    environment: 'node',
    include: [`test/simulation/${defect.simulation}.test.ts`],
    hookTimeout: 60_000,
    fsModuleCache: false,
  },
})
