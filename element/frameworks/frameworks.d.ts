// What the types of the package add to and take from frameworks that are not installed here.
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
