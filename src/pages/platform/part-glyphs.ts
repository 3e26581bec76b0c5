import type { CoreIntegration } from '#src/content/platform/integrations.ts'

export const partGlyphs: Record<CoreIntegration['icon'], string> = {
  dashboard: 'M4 4.5h7v8H4v-8Zm9 0h7v5h-7v-5Zm0 7.5h7v7.5h-7V12Zm-9 3h7v4.5H4V15Z',
  streaming: 'M3.5 6h17v12h-17V6Zm6.7 3.4v5.2l4.6-2.6-4.6-2.6Z',
  social: 'M4 5.5h16v14H4v-14Zm0 4.5h16M8 3.5v4m8-4v4m-8 6h3m-3 3h6',
  analytics: 'M4 4v16h16M7.5 15.5l4-5 3 2.5 5-7',
  security: 'M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5Zm-3 8.5 2.2 2.2L15.5 10',
  leads: 'M4 5h16l-6 7.5V19l-4-2v-4.5L4 5Z',
}
