// Projects of Vite whose page is drawn in the browser, each with the line of its host in the README.
import { written } from './readme.mjs'
import {
  APP_PAGE,
  FOUND_BY_REACT,
  FOUND_IN_CODE,
  FOUND_IN_TEMPLATES,
  GLOBALS,
  IN_CODE,
  LOGIC,
  REACT,
  REACT_MISTAKES,
  SVELTE_MISTAKES,
  VITE,
  VUE_MISTAKES,
  html,
  strict,
  vanilla,
} from './shared.mjs'

const BUILT = { build: 'vite build', out: 'dist' }
const IN_TYPESCRIPT = { check: 'tsc', mistakes: { 'src/mistakes.ts': [IN_CODE, FOUND_IN_CODE] } }

/** A component in JSX that a function of the library draws. */
const drawn = ({ source, options, plugin }) => ({
  'index.html': APP_PAGE('main.tsx'),
  'vite.config.js': plugin,
  'src/globals.d.ts': GLOBALS,
  'src/main.tsx': source,
  'tsconfig.json': strict({ skipLibCheck: true, ...options }),
})

/** A page whose library swaps in a part that a server sends. The tag is in that part. */
const swapped = (host, { start, part, settings }) => {
  const [tag, listener] = written(host, settings)
  return {
    'index.html': html(`${start}<script type="module" src="/src/main.ts"></script>`),
    [`public/${part}`]: html(tag),
    'src/globals.d.ts': GLOBALS,
    'src/main.ts': `import '${PACKAGE_OF[host]}'
import 'sphere-ramp'
${LOGIC.replace('const config', 'export const config')}
${listener}
document.addEventListener('ramp-ready', onReady)
`,
    'tsconfig.json': strict({ skipLibCheck: true }),
  }
}
const PACKAGE_OF = { HTMX: 'htmx.org', Turbo: '@hotwired/turbo' }

export const SINGLE_PAGE = {
  'vite-typescript': {
    packages: VITE,
    files: (settings) => ({
      'index.html': html('<script type="module" src="/src/main.ts"></script>'),
      ...vanilla(settings),
    }),
    ...BUILT,
    ...IN_TYPESCRIPT,
  },
  'vite-react': {
    packages: { ...VITE, ...REACT, '@vitejs/plugin-react': '6.3.0' },
    files: (settings) => {
      const [imported, tag] = written('React', settings)
      return drawn({
        plugin: "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n",
        source: `${imported}
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
${LOGIC}
const Money = () => ${tag.replace('/>', 'onReady={onReady} />')}
createRoot(document.getElementById('app')!).render(<StrictMode><Money /></StrictMode>)
`,
        options: { jsx: 'react-jsx', skipLibCheck: false },
      })
    },
    ...BUILT,
    check: 'tsc',
    mistakes: { 'src/mistakes.tsx': [REACT_MISTAKES, FOUND_BY_REACT] },
  },
  'vite-vue': {
    packages: { ...VITE, vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11', 'vue-tsc': '3.3.14' },
    files: (settings) => {
      const [tag, plugin] = written('Vue', settings)
      return {
        'index.html': APP_PAGE('main.ts'),
        'vite.config.js': `import vue from '@vitejs/plugin-vue'\nexport default { plugins: [${plugin}] }\n`,
        'src/globals.d.ts': GLOBALS,
        'src/Money.vue': `<script setup lang="ts">
import 'sphere-ramp'
import type {} from 'sphere-ramp/vue'
${LOGIC}</script>
<template>
  ${tag.replace('/>', '@ramp-ready="onReady" />')}
</template>
`,
        'src/main.ts':
          "import { createApp } from 'vue'\nimport Money from './Money.vue'\ncreateApp(Money).mount('#app')\n",
        'tsconfig.json': strict({ skipLibCheck: true }),
      }
    },
    ...BUILT,
    check: 'vue-tsc',
    mistakes: { 'src/Mistakes.vue': [VUE_MISTAKES, FOUND_IN_TEMPLATES] },
  },
  'vite-svelte': {
    packages: { ...VITE, svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1', 'svelte-check': '4.7.8' },
    files: (settings) => ({
      'index.html': html('<script type="module" src="/src/main.ts"></script>'),
      'vite.config.js':
        "import { svelte } from '@sveltejs/vite-plugin-svelte'\nexport default { plugins: [svelte()] }\n",
      'src/globals.d.ts': GLOBALS,
      'src/Money.svelte': `<script lang="ts">
import 'sphere-ramp'
import type {} from 'sphere-ramp/svelte'
${LOGIC}</script>
${written('Svelte', settings)[0].replace('></', ' onramp-ready={onReady}></')}
`,
      'src/main.ts':
        "import { mount } from 'svelte'\nimport Money from './Money.svelte'\nmount(Money, { target: document.body })\n",
      'tsconfig.json': strict({ skipLibCheck: true, verbatimModuleSyntax: true }),
    }),
    ...BUILT,
    check: 'svelte-check --tsconfig ./tsconfig.json',
    mistakes: { 'src/Mistakes.svelte': [SVELTE_MISTAKES, FOUND_IN_TEMPLATES] },
  },
  lit: {
    packages: { ...VITE, lit: '3.3.3' },
    files: (settings) => ({
      'index.html': APP_PAGE('main.ts'),
      'src/globals.d.ts': GLOBALS,
      'src/main.ts': `import { html, render } from 'lit'
import 'sphere-ramp'
${LOGIC}
render(html\`${written('Lit', settings)[0].replace('></', ' @ramp-ready=${onReady}></')}\`, document.getElementById('app')!)
`,
      'tsconfig.json': strict({ skipLibCheck: true }),
    }),
    ...BUILT,
    ...IN_TYPESCRIPT,
  },
  solid: {
    packages: { ...VITE, 'solid-js': '1.9.20', 'vite-plugin-solid': '2.11.14' },
    files: (settings) =>
      drawn({
        plugin: "import solid from 'vite-plugin-solid'\nexport default { plugins: [solid()] }\n",
        source: `import { render } from 'solid-js/web'
import 'sphere-ramp'
import type {} from 'sphere-ramp/solid'
${LOGIC}
render(() => ${written('Solid', settings)[0].replace('/>', 'on:ramp-ready={onReady} />')}, document.getElementById('app')!)
`,
        options: { jsx: 'preserve', jsxImportSource: 'solid-js' },
      }),
    ...BUILT,
    check: 'tsc',
    mistakes: {
      'src/mistakes.tsx': [
        `import type {} from 'sphere-ramp/solid'
export const One = () => <sphere-ramp applicationID="a" />
export const Two = () => <sphere-ramp prop:theme={{ color: 'pink' }} />
export const Three = () => <sphere-ramp on:ramp-payout-created={(event) => event.detail.amount} />
`,
        ['applicationID', '"pink"', "'amount' does not exist"],
      ],
    },
  },
  preact: {
    packages: { ...VITE, preact: '11.2.0', '@preact/preset-vite': '2.10.6', '@babel/core': '7.29.13' },
    files: (settings) =>
      drawn({
        plugin: "import preact from '@preact/preset-vite'\nexport default { plugins: [preact()] }\n",
        source: `import { render } from 'preact'
import 'sphere-ramp'
import type {} from 'sphere-ramp/preact'
${LOGIC}
render(${written('Preact', settings)[0].replace('/>', 'onramp-ready={onReady} />')}, document.getElementById('app')!)
`,
        options: { jsx: 'react-jsx', jsxImportSource: 'preact' },
      }),
    ...BUILT,
    check: 'tsc',
    mistakes: {
      'src/mistakes.tsx': [
        `import type {} from 'sphere-ramp/preact'
export const One = () => <sphere-ramp applicationID="a" />
export const Two = () => <sphere-ramp theme={{ color: 'pink' }} />
export const Three = () => <sphere-ramp onramp-payout-created={(event) => event.detail.amount} />
`,
        ['applicationID', '"pink"', "'amount' does not exist"],
      ],
    },
  },
  htmx: {
    packages: { ...VITE, 'htmx.org': '4.0.1' },
    files: (settings) =>
      swapped('HTMX', { settings, part: 'part.html', start: '<div hx-get="/part.html" hx-trigger="load"></div>' }),
    ...BUILT,
    ...IN_TYPESCRIPT,
  },
  turbo: {
    packages: { ...VITE, '@hotwired/turbo': '8.0.23' },
    files: (settings) =>
      swapped('Turbo', { settings, part: 'money.html', start: '<a href="/money.html" id="next">Move money</a>' }),
    ...BUILT,
    ...IN_TYPESCRIPT,
    start: '#next',
  },
}
