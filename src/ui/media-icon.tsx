/** Filled signs of a player on a 24 px grid. Decorative: the control around them has the name. */
const shapes = {
  play: 'M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7a.6.6 0 0 0-.92.5Z',
  pause:
    'M7.5 5h2.4c.4 0 .6.2.6.6v12.8c0 .4-.2.6-.6.6H7.5c-.4 0-.6-.2-.6-.6V5.6c0-.4.2-.6.6-.6Zm6.6 0h2.4c.4 0 .6.2.6.6v12.8c0 .4-.2.6-.6.6h-2.4c-.4 0-.6-.2-.6-.6V5.6c0-.4.2-.6.6-.6Z',
  reset: 'M12 5.2V2.6L7.4 6.1 12 9.6V6.7a5.3 5.3 0 1 1-5.3 5.3H5.2A6.8 6.8 0 1 0 12 5.2Z',
  muted:
    'M4 9.5h3.2L11.5 6v12l-4.3-3.5H4v-5Zm10.7-.6 1-1 2.3 2.3 2.3-2.3 1 1-2.3 2.3 2.3 2.3-1 1-2.3-2.3-2.3 2.3-1-1 2.3-2.3-2.3-2.3Z',
  sound:
    'M4 9.5h3.2L11.5 6v12l-4.3-3.5H4v-5Zm10.2-1.2a5.2 5.2 0 0 1 0 7.4l-1-1a3.8 3.8 0 0 0 0-5.4l1-1Zm2.6-2.6a8.9 8.9 0 0 1 0 12.6l-1-1a7.5 7.5 0 0 0 0-10.6l1-1Z',
} as const

interface Props {
  name: keyof typeof shapes
  size?: number
}

export function MediaIcon({ name, size = 20 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
