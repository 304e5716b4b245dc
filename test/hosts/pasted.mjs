// The snippets of the playground, each pasted into the kind of page that it is for.
import { PLAIN_CHOICES } from '../../demo/playground/plain-choices.fixture.ts'
import { snippetsFor } from '../../demo/playground/snippets.ts'
import { BRAND, html } from './shared.mjs'

const CHOICES = { ...PLAIN_CHOICES, color: 'rose', radius: 'lg', config: { brand: BRAND } }

const VITE_PAGE = html('<div id="app"></div><script type="module" src="/src/main.js"></script>')
const STRANGE = '<style>* { all: unset } div { display: block }</style>'

/**
 * By the name of the project, or of a page without one: whose snippet is pasted, the folder of its files, and what is around it.
 * `page` puts code into a page of its own.
 */
const PASTED = {
  html: { host: 'HTML', page: html },
  cms: { host: 'CMS', page: (code) => html(`${STRANGE}<div>${code}</div>`) },
  'vite-react': {
    host: 'React',
    folder: 'src',
    around: {
      'index.html': html('<div id="app"></div><script type="module" src="/src/main.jsx"></script>'),
      'src/main.jsx': `import { createRoot } from 'react-dom/client'
import Ramp from './Ramp'
createRoot(document.getElementById('app')).render(<Ramp />)
`,
    },
  },
  'vite-vue': {
    host: 'Vue',
    folder: 'src',
    around: {
      'index.html': VITE_PAGE,
      'src/main.js': "import { createApp } from 'vue'\nimport Ramp from './Ramp.vue'\ncreateApp(Ramp).mount('#app')\n",
    },
  },
  'vite-svelte': {
    host: 'Svelte',
    folder: 'src',
    around: {
      'index.html': VITE_PAGE,
      'src/main.js':
        "import { mount } from 'svelte'\nimport Ramp from './Ramp.svelte'\nmount(Ramp, { target: document.body })\n",
    },
  },
  next: {
    host: 'React',
    folder: 'app',
    around: { 'app/page.tsx': null, 'app/page.jsx': "import Ramp from './Ramp'\nexport default () => <Ramp />\n" },
  },
  angular: {
    host: 'Angular',
    folder: 'src',
    around: {
      'src/index.html': html('<app-ramp></app-ramp>'),
      'src/main.ts': `import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { Ramp } from './ramp'
void bootstrapApplication(Ramp, { providers: [provideZonelessChangeDetection()] })
`,
    },
  },
}

export const PAGES = Object.keys(PASTED).filter((name) => PASTED[name].page)

/** The files of a project after its snippet was pasted: null for one that makes way. Null where no snippet is for it. */
export function pasted(name, addresses) {
  const { host, folder, around, page } = PASTED[name] ?? {}
  if (!host) return null
  const snippets = snippetsFor(host, CHOICES, addresses)
  if (page) return { 'index.html': page(snippets.at(-1).code) }
  const files = snippets.filter(({ file }) => file !== 'Terminal')
  const pathOf = (file) => (file.includes('.config.') ? file : `${folder}/${file}`)
  return { ...Object.fromEntries(files.map(({ file, code }) => [pathOf(file), `${code}\n`])), ...around }
}
