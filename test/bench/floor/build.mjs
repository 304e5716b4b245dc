import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import { minify, typescript } from '../../../.build/plugins.mjs'
import { root } from '../../../.build/run.mjs'

/** The code of the floor, built as the widget is, but with its packages whole. */
export async function buildFloor() {
  const bundle = await rollup({
    input: join(root, 'test/bench/floor/floor.tsx'),
    plugins: [
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      nodeResolve({ extensions: ['.tsx', '.ts', '.mjs', '.js'], browser: true, preferBuiltins: false }),
      typescript(),
      commonjs({ strictRequires: 'auto' }),
      minify(),
    ],
    onLog: () => {},
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return output[0].code
}
