/** Markdown files as scripts/vite/articles-plugin.ts serves them. */
declare module '*.md' {
  export const text: import('./article.ts').LongText
}
declare module '*.md?body' {
  export const html: string
}
