import type { CoreIntegration } from '#src/content/platform/integrations.ts'

export const partGlyphs: Record<CoreIntegration['icon'], string> = {
  dashboard: 'M4 4.500h7v8H4v-8Zm9 0h7v5h-7v-5Zm0 7.500h7v7.500h-7V12Zm-9 3h7v4.500H4V15Z',
  streaming: 'M3.500 6h17v12h-17V6Zm6.700 3.400v5.200l4.600-2.600-4.600-2.600Z',
  social: 'M4 5.500h16v14H4v-14Zm0 4.500h16M8 3.500v4m8-4v4m-8 6h3m-3 3h6',
  analytics: 'M4 4v16h16M7.500 15.500l4-5 3 2.500 5-7',
  security:
    'M12 3.500 5 6v5.500c0 4.300 2.900 7.500 7 9 4.100-1.500 7-4.700 7-9V6l-7-2.500Zm-3 8.500 2.200 2.200L15.500 10',
  leads: 'M4 5h16l-6 7.500V19l-4-2v-4.500L4 5Z',
}
