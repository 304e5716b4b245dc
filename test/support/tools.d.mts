export const TOOLS: Readonly<Record<'test:deep' | 'measure', Readonly<Record<string, string>>>>
