// The parts of frameworks that the package's types extend or import: the frameworks are not installed here.
declare module 'vue' {
  interface HTMLAttributes {
    readonly id?: string | undefined
  }
  interface GlobalComponents {}
}

declare module 'svelte/elements' {
  interface HTMLAttributes<T extends EventTarget> {
    readonly onclick?: ((this: T, event: MouseEvent) => void) | undefined
  }
  interface SvelteHTMLElements {}
}
