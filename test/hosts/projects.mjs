// Fresh projects of the hosts that the README names, with exact versions. Each shows the tag with a configuration and hears its events;
// `mistakes` must not pass the framework's own checker: each file with the words of the errors.
import {
  CONFIG,
  FOUND_BY_REACT,
  FOUND_IN_CODE,
  GLOBALS,
  HEARD,
  IN_CODE,
  REACT,
  REACT_MISTAKES,
  TYPESCRIPT,
  VITE,
  html,
  reactComponent,
  strict,
  vanilla,
} from './shared.mjs'

/** By the framework's name; `out` is the folder that a production build writes, `manifest` what package.json has of its own. */
export const PROJECTS = {
  'vite-typescript': {
    packages: VITE,
    files: (settings) => ({
      'index.html': html('<script type="module" src="/src/main.ts"></script>'),
      ...vanilla(settings),
    }),
    check: 'tsc',
    build: 'vite build',
    out: 'dist',
    mistakes: { 'src/mistakes.ts': [IN_CODE, FOUND_IN_CODE] },
  },
  'vite-react': {
    packages: { ...VITE, ...REACT, '@vitejs/plugin-react': '6.3.0' },
    files: (settings) => ({
      'index.html': html('<div id="app"></div><script type="module" src="/src/main.tsx"></script>'),
      'vite.config.js': "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n",
      'src/globals.d.ts': GLOBALS,
      'src/Money.tsx': reactComponent(settings),
      'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Money } from './Money'
createRoot(document.getElementById('app')!).render(<StrictMode><Money /></StrictMode>)
`,
      'tsconfig.json': strict({ jsx: 'react-jsx' }),
    }),
    check: 'tsc',
    build: 'vite build',
    out: 'dist',
    mistakes: { 'src/mistakes.tsx': [REACT_MISTAKES, FOUND_BY_REACT] },
  },
  'vite-vue': {
    packages: { ...VITE, vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11', 'vue-tsc': '3.3.14' },
    files: ({ apiUrl }) => ({
      'index.html': html('<div id="app"></div><script type="module" src="/src/main.ts"></script>'),
      'vite.config.js': `import vue from '@vitejs/plugin-vue'
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'sphere-ramp' } } })] }
`,
      'src/globals.d.ts': GLOBALS,
      'src/Money.vue': `<script setup lang="ts">
import 'sphere-ramp'
import type {} from 'sphere-ramp/vue'
const config = ${CONFIG}
const onNavigate = (event: CustomEvent<{ path: string }>) => { ${HEARD} }
</script>
<template>
  <sphere-ramp application-id="application_sandbox" api-url="${apiUrl}" :config.prop="config" @ramp-navigate="onNavigate" />
</template>
`,
      'src/main.ts':
        "import { createApp } from 'vue'\nimport Money from './Money.vue'\ncreateApp(Money).mount('#app')\n",
      'tsconfig.json': strict({ skipLibCheck: true }),
    }),
    check: 'vue-tsc',
    build: 'vite build',
    out: 'dist',
    mistakes: {
      'src/Mistakes.vue': [
        `<script setup lang="ts">
import type {} from 'sphere-ramp/vue'
</script>
<template>
  <sphere-ramp color-scheme="drak" @ramp-payout-created="(event) => event.detail.amount" />
</template>
`,
        ['"drak"', "'amount' does not exist"],
      ],
    },
  },
  'vite-svelte': {
    packages: { ...VITE, svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1', 'svelte-check': '4.7.8' },
    files: ({ apiUrl }) => ({
      'index.html': html('<script type="module" src="/src/main.ts"></script>'),
      'vite.config.js':
        "import { svelte } from '@sveltejs/vite-plugin-svelte'\nexport default { plugins: [svelte()] }\n",
      'src/globals.d.ts': GLOBALS,
      'src/Money.svelte': `<script lang="ts">
  import 'sphere-ramp'
  import type {} from 'sphere-ramp/svelte'
  const config = ${CONFIG}
</script>
<sphere-ramp application-id="application_sandbox" api-url="${apiUrl}" {config} onramp-navigate={(event) => { ${HEARD} }}></sphere-ramp>
`,
      'src/main.ts':
        "import { mount } from 'svelte'\nimport Money from './Money.svelte'\nmount(Money, { target: document.body })\n",
      'tsconfig.json': strict({ skipLibCheck: true, verbatimModuleSyntax: true }),
    }),
    check: 'svelte-check --tsconfig ./tsconfig.json',
    build: 'vite build',
    out: 'dist',
    mistakes: {
      'src/Mistakes.svelte': [
        `<script lang="ts">
  import type {} from 'sphere-ramp/svelte'
</script>
<sphere-ramp color-scheme="drak" onramp-payout-created={(event) => event.detail.amount}></sphere-ramp>
`,
        ['"drak"', "'amount' does not exist"],
      ],
    },
  },
  next: {
    // As create-next-app leaves it: Turbopack refuses modules in a package that says otherwise.
    manifest: { type: undefined },
    packages: { next: '16.4.6', ...REACT, ...TYPESCRIPT, '@types/node': '26.6.6' },
    files: (settings) => ({
      'next.config.js': "module.exports = { output: 'export' }\n",
      'src/globals.d.ts': GLOBALS,
      'src/Money.tsx': `'use client'\n${reactComponent(settings)}`,
      'app/layout.tsx':
        'import type { ReactNode } from \'react\'\nexport default ({ children }: { children: ReactNode }) => <html lang="en"><body>{children}</body></html>\n',
      'app/page.tsx': "import { Money } from '../src/Money'\nexport default () => <Money />\n",
      'tsconfig.json': strict(
        { jsx: 'preserve', skipLibCheck: true, esModuleInterop: true },
        { include: ['src', 'app'] },
      ),
    }),
    check: 'tsc',
    build: 'next build',
    out: 'out',
    mistakes: { 'src/mistakes.tsx': [REACT_MISTAKES, FOUND_BY_REACT] },
  },
  webpack: {
    manifest: { type: 'commonjs' },
    packages: { webpack: '5.112.2', 'webpack-cli': '7.3.1', 'ts-loader': '9.6.2', ...TYPESCRIPT },
    files: (settings) => ({
      'webpack.config.js': `module.exports = {
  mode: 'production',
  entry: './src/main.ts',
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [{ test: /\\.ts$/, use: { loader: 'ts-loader', options: { compilerOptions: { noEmit: false } } } }] },
}
`,
      'dist/index.html': html('<script src="/main.js"></script>'),
      ...vanilla(settings),
    }),
    check: 'tsc',
    build: 'webpack',
    out: 'dist',
    mistakes: { 'src/mistakes.ts': [IN_CODE, FOUND_IN_CODE] },
  },
  angular: {
    packages: {
      '@angular/build': '22.2.7',
      '@angular/cli': '22.2.7',
      '@angular/common': '22.2.6',
      '@angular/compiler': '22.2.6',
      '@angular/compiler-cli': '22.2.6',
      '@angular/core': '22.2.6',
      '@angular/platform-browser': '22.2.6',
      rxjs: '7.8.2',
      tslib: '2.9.1',
      ...TYPESCRIPT,
    },
    files: ({ apiUrl }) => ({
      'angular.json': JSON.stringify({
        version: 1,
        cli: { analytics: false },
        projects: {
          shop: {
            projectType: 'application',
            root: '',
            sourceRoot: 'src',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  tsConfig: 'tsconfig.json',
                  outputPath: { base: 'dist', browser: '' },
                },
              },
            },
          },
        },
      }),
      'src/index.html': html('<shop-money></shop-money>'),
      'src/globals.d.ts': GLOBALS,
      'src/main.ts': `import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import 'sphere-ramp'
@Component({
  selector: 'shop-money',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<sphere-ramp application-id="application_sandbox" api-url="${apiUrl}" [config]="config" (ramp-navigate)="onNavigate($event)"></sphere-ramp>',
})
export class Money {
  config = ${CONFIG}
  onNavigate(event: CustomEvent<{ path: string }>) { ${HEARD} }
}
void bootstrapApplication(Money, { providers: [provideZonelessChangeDetection()] })
`,
      'tsconfig.json': strict(
        { noEmit: false, outDir: 'out-tsc', experimentalDecorators: true, skipLibCheck: true },
        {
          include: ['src'],
          angularCompilerOptions: { strictTemplates: true },
        },
      ),
    }),
    check: 'ngc --noEmit',
    build: 'ng build',
    out: 'dist',
    mistakes: { 'src/mistakes.ts': [IN_CODE, FOUND_IN_CODE] },
  },
}
