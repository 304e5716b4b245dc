// Projects whose server writes the page before the browser draws it, each with the line of its host in the README.
import { written } from './readme.mjs'
import {
  FOUND_BY_REACT,
  FOUND_IN_CODE,
  FOUND_IN_TEMPLATES,
  GLOBALS,
  IN_CODE,
  LOGIC,
  REACT,
  REACT_MISTAKES,
  SVELTE_MISTAKES,
  TYPESCRIPT,
  VITE,
  VUE_MISTAKES,
  strict,
} from './shared.mjs'

/** The component `Money`, which a server draws as well. */
const reactComponent = (host, settings) => {
  const [imported, tag] = written(host, settings)
  return `${imported}
${LOGIC}
export const Money = () => ${tag.replace('/>', 'onReady={onReady} />')}
`
}
/** A page that hydrates may come too late for the event. */
const AWAITED = "document.querySelector('sphere-ramp')!.ready.then(onReady)"

export const RENDERED = {
  next: {
    // As create-next-app leaves it: Turbopack refuses modules in a package that says otherwise.
    manifest: { type: undefined },
    packages: { next: '16.4.6', ...REACT, ...TYPESCRIPT, '@types/node': '26.6.6' },
    files: (settings) => ({
      'next.config.js': "module.exports = { output: 'export' }\n",
      'src/globals.d.ts': GLOBALS,
      'src/Money.tsx': `${written('Next.js', settings).at(-1)}\n${reactComponent('Next.js', settings)}`,
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
  'react-router': {
    packages: {
      ...VITE,
      ...REACT,
      'react-router': '8.4.0',
      '@react-router/dev': '8.4.0',
      '@react-router/node': '8.4.0',
      isbot: '5.2.3',
    },
    files: (settings) => ({
      'vite.config.js':
        "import { reactRouter } from '@react-router/dev/vite'\nexport default { plugins: [reactRouter()] }\n",
      'react-router.config.ts': "export default { ssr: false, prerender: ['/'] }\n",
      'app/routes.ts': "import { index } from '@react-router/dev/routes'\nexport default [index('./home.tsx')]\n",
      'app/root.tsx': `import { Outlet, Scripts } from 'react-router'
export default () => <html lang="en"><body><Outlet /><Scripts /></body></html>
`,
      'app/home.tsx': "import { Money } from '../src/Money'\nexport default () => <Money />\n",
      'src/globals.d.ts': GLOBALS,
      'src/Money.tsx': reactComponent('React Router', settings),
      'tsconfig.json': strict({ jsx: 'react-jsx', skipLibCheck: true }, { include: ['src', 'app'] }),
    }),
    check: 'tsc',
    build: 'react-router build',
    out: 'build/client',
    mistakes: { 'src/mistakes.tsx': [REACT_MISTAKES, FOUND_BY_REACT] },
  },
  nuxt: {
    packages: { nuxt: '4.5.2', vue: '3.5.45', 'vue-tsc': '3.3.14', ...TYPESCRIPT },
    files: (settings) => ({
      'nuxt.config.ts': `export default defineNuxtConfig({ ${written('Nuxt', settings)[0]} })\n`,
      'app/globals.d.ts': GLOBALS,
      'app/app.vue': `<script setup lang="ts">
import { onMounted } from 'vue'
import 'sphere-ramp'
import type {} from 'sphere-ramp/vue'
${LOGIC}
onMounted(() => ${AWAITED})
</script>
<template>
  ${written('Vue', settings)[0]}
</template>
`,
      'tsconfig.json': JSON.stringify({ files: [], references: [{ path: './.nuxt/tsconfig.app.json' }] }),
    }),
    check: 'nuxt typecheck',
    build: 'nuxt generate',
    out: '.output/public',
    mistakes: { 'app/components/Mistakes.vue': [VUE_MISTAKES, FOUND_IN_TEMPLATES] },
  },
  sveltekit: {
    packages: {
      ...VITE,
      svelte: '5.57.3',
      '@sveltejs/kit': '3.2.0',
      '@sveltejs/adapter-static': '4.0.1',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      'svelte-check': '4.7.8',
    },
    files: (settings) => ({
      'vite.config.js': `import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
export default { plugins: [sveltekit({ adapter: adapter() })] }
`,
      'src/app.html':
        '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>\n',
      'src/routes/+layout.ts': 'export const prerender = true\n',
      'src/globals.d.ts': GLOBALS,
      'src/routes/+page.svelte': `<script lang="ts">
import { onMount } from 'svelte'
import 'sphere-ramp'
import type {} from 'sphere-ramp/svelte'
${LOGIC}
onMount(() => void ${AWAITED})
</script>
${written('SvelteKit', settings)[0]}
`,
      'tsconfig.json': JSON.stringify({
        extends: '$app/tsconfig',
        include: ['src', '*'],
        compilerOptions: { strict: true, skipLibCheck: true },
      }),
    }),
    check: 'svelte-kit sync && npx svelte-check --tsconfig ./tsconfig.json',
    build: 'vite build',
    out: 'build',
    mistakes: { 'src/routes/Mistakes.svelte': [SVELTE_MISTAKES, FOUND_IN_TEMPLATES] },
  },
  astro: {
    packages: { astro: '7.3.5', '@astrojs/check': '0.9.10', ...TYPESCRIPT },
    files: (settings) => {
      const [tag, ...script] = written('Astro', settings)
      return {
        'src/globals.d.ts': GLOBALS,
        'src/pages/index.astro': `---
---
<html lang="en"><head><title>Shop</title></head><body>
${tag}
<script>
import 'sphere-ramp'
${LOGIC}
${script.slice(1).join('\n')}
${AWAITED}
</script>
</body></html>
`,
        'tsconfig.json': JSON.stringify({ extends: 'astro/tsconfigs/strict', include: ['.astro/types.d.ts', '**/*'] }),
      }
    },
    check: 'astro check',
    build: 'astro build',
    out: 'dist',
    mistakes: { 'src/mistakes.ts': [IN_CODE, FOUND_IN_CODE] },
  },
}
for (const project of Object.values(RENDERED)) project.isRendered = true
