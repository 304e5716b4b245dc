import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: [
      '{element,src,styles,locales,demo}/**/*.test.{ts,tsx}',
      'test/{contract,simulation}/**/*.test.ts',
      'test/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
