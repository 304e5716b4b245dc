// The parts of frameworks that the package's types extend or import, so that no check here reads a whole framework.
declare module 'vue' {
  interface HTMLAttributes {
    readonly id?: string | undefined
  }
  interface GlobalComponents {}
  interface IntrinsicElementAttributes {}
}

declare module 'solid-js' {
  export namespace JSX {
    interface HTMLAttributes<T> {
      readonly ref?: T | ((element: T) => void) | undefined
    }
    interface IntrinsicElements {}
  }
}

declare module 'preact' {
  interface HTMLAttributes<T extends EventTarget> {
    readonly ref?: { current: T | null } | ((element: T | null) => void) | null | undefined
  }
  namespace JSX {
    interface IntrinsicElements {}
  }
}

declare module 'svelte/elements' {
  interface HTMLAttributes<T extends EventTarget> {
    readonly onclick?: ((this: T, event: MouseEvent) => void) | undefined
  }
  interface SvelteHTMLElements {}
}
