import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { screensInOneRoundTrip } from './.build/one-round-trip.mjs'
import { thirdPartyLicenses } from './.build/licenses.mjs'
import {
  compactStyles,
  minify,
  noDefaultEmotionCache,
  noObjectStyles,
  noPropConversions,
  noVendorPrefixes,
  ownKeysInZod,
  privateZodGlobals,
  typescript,
  withoutUnreadExports,
  withoutUnused,
} from './.build/plugins.mjs'

/** Where a build without attributes belongs to; read in src/app/ramp-config.ts. */
const SETTINGS = ['SPHERE_RAMP_API_URL', 'SPHERE_RAMP_ENVIRONMENT', 'SPHERE_RAMP_FRONTEND_ORIGIN']
const values = {
  'process.env.NODE_ENV': '"production"',
  ...Object.fromEntries(SETTINGS.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')])),
}

const isKit = process.env.SPHERE_RAMP_KIT === '1'
const PRODUCT = { 'sphere-ramp': 'element/define.ts', element: 'element/element.ts' }
const KIT = { kit: 'test/support/kit/index.tsx' }

const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY'])
const isOfPackage = ({ id, ids }) => (id ?? ids?.[0] ?? '').includes('node_modules')

export default {
  input: isKit ? KIT : PRODUCT,
  plugins: [
    withoutUnused(),
    withoutUnreadExports(),
    !isKit && privateZodGlobals(),
    !isKit && ownKeysInZod(),
    noDefaultEmotionCache(),
    noObjectStyles(),
    !isKit && noPropConversions(),
    noVendorPrefixes(),
    replace({ preventAssignment: true, values }),
    nodeResolve({ extensions: ['.tsx', '.ts', '.mjs', '.js'], browser: true }),
    compactStyles(),
    typescript(),
    commonjs(),
    minify(),
    !isKit && screensInOneRoundTrip(),
    !isKit && thirdPartyLicenses(),
  ],
  onLog(level, log, next) {
    if (!(QUIET.has(log.code) && isOfPackage(log))) next(level, log)
  },
  output: {
    dir: isKit ? '.cache/kit' : process.env.SPHERE_RAMP_DIST || 'dist',
    format: 'es',
    sourcemap: true,
    generatedCode: 'es2015',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
}
