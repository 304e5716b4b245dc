interface Project {
  readonly isRendered?: boolean
  readonly files: (settings: { readonly apiUrl: string }) => Readonly<Record<string, string>>
}
export const PROJECTS: Readonly<Record<string, Project>>
