// Compiles the components of the tests' host pages, each by its framework's own compiler.
import { compile } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'

/** What a merchant's project tells Vue about the tag (README.md). */
const templateOptions = { compilerOptions: { isCustomElement: (tag) => tag === 'sphere-ramp' } }

function compileVue(code, id) {
  const { descriptor, errors } = parse(code, { filename: id })
  if (errors.length > 0) throw errors[0]
  return compileScript(descriptor, { id, inlineTemplate: true, isProd: true, templateOptions })
}

export const singleFileComponents = () => ({
  name: 'single-file-components',
  transform(code, id) {
    if (id.endsWith('.svelte')) return compile(code, { filename: id, generate: 'client' }).js
    if (!id.endsWith('.vue')) return null
    const { content, map } = compileVue(code, id)
    return { code: content, map }
  },
})
