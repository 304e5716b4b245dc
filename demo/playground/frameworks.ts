import { type Parts, type Snippet, type Write, braced, hasConfig, json, quoted, tag, written } from './markup.ts'

const INSTALL: Snippet = { file: 'Terminal', code: 'npm install sphere-ramp' }

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A property takes JSON as text too, and JSX takes quotes as they are. */
const jsxValue: Write = (value) => (/["&{}<>\\]/.test(value) ? braced(value) : `"${value}"`)

export function react(parts: Parts): Snippet[] {
  const props = written(
    { ...parts, attributes: parts.attributes.map(([name, value]) => [camelCase(name), value]) },
    jsxValue,
  )
  const all = [
    ...props,
    ...(hasConfig(parts) ? ['config={config}'] : []),
    'onPayoutCreated={(event) => console.log(event.detail.id)}',
  ]
  const constant = hasConfig(parts) ? `\nconst config = ${json(parts.config)}\n` : ''
  const code = `'use client'
import { SphereRamp } from 'sphere-ramp/react'
${constant}
export default function Ramp() {
  return (
    ${tag('SphereRamp', all, { indent: '    ', end: ' />' })}
  )
}`
  return [INSTALL, { file: 'Ramp.jsx', code }]
}

const CREATED = 'const onCreated = (event) => console.log(event.detail.id)'

export function vue(parts: Parts): Snippet[] {
  const attributes = [
    ...written(parts, quoted),
    ...(hasConfig(parts) ? [':config.prop="config"'] : []),
    '@ramp-payout-created="onCreated"',
  ]
  const constant = hasConfig(parts) ? `const config = ${json(parts.config)}\n` : ''
  const code = `<script setup>
import 'sphere-ramp'

${constant}${CREATED}
</script>

<template>
  ${tag('sphere-ramp', attributes, { indent: '  ', end: ' />' })}
</template>`
  const vite = `import vue from '@vitejs/plugin-vue'

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'sphere-ramp' } } })],
}`
  return [INSTALL, { file: 'vite.config.js', code: vite }, { file: 'Ramp.vue', code }]
}

/** The template is a template literal. */
const angularValue: Write = (value) => quoted(value).replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)

export function angular(parts: Parts): Snippet[] {
  const attributes = [
    ...written(parts, angularValue),
    ...(hasConfig(parts) ? ['[config]="config"'] : []),
    '(ramp-payout-created)="onCreated($event)"',
  ]
  const constant = hasConfig(parts) ? `  readonly config = ${json(parts.config, '  ')}\n\n` : ''
  const code = `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import 'sphere-ramp'

@Component({
  selector: 'app-ramp',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    ${tag('sphere-ramp', attributes, { indent: '    ' })}
  \`,
})
export class Ramp {
${constant}  onCreated(event: Event) {
    console.log((event as CustomEvent).detail.id)
  }
}`
  return [INSTALL, { file: 'ramp.ts', code }]
}

/** A brace in an attribute begins an expression in Svelte. */
const svelteValue: Write = (value) => (/[{}]/.test(value) ? braced(value) : quoted(value))

export function svelte(parts: Parts): Snippet[] {
  const attributes = [
    ...written(parts, svelteValue),
    ...(hasConfig(parts) ? ['{@attach (ramp) => { ramp.config = config }}'] : []),
    'onramp-payout-created={onCreated}',
  ]
  const constant = hasConfig(parts) ? `  const config = ${json(parts.config, '  ')}\n` : ''
  const code = `<script>
  import 'sphere-ramp'

${constant}  ${CREATED}
</script>

${tag('sphere-ramp', attributes)}`
  return [INSTALL, { file: 'Ramp.svelte', code }]
}
