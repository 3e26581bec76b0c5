/** Filled signs of a player on a 24 px grid. Decorative: the control around them has the name. */
const shapes = {
  play: 'M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7a.6.6 0 0 0-.92.5Z',
  pause:
    'M7.5 5h2.4c.4 0 .6.2.6.6v12.8c0 .4-.2.6-.6.6H7.5c-.4 0-.6-.2-.6-.6V5.600c0-.4.2-.6.6-.6Zm6.600 0h2.4c.4 0 .6.2.6.6v12.8c0 .4-.2.6-.6.6h-2.4c-.4 0-.6-.2-.6-.6V5.600c0-.4.2-.6.6-.6Z',
  reset:
    'M12 5.200V2.600L7.400 6.100 12 9.600V6.700a5.300 5.300 0 1 1-5.300 5.300H5.200A6.800 6.800 0 1 0 12 5.200Z',
  muted:
    'M4 9.500h3.200L11.500 6v12l-4.300-3.500H4v-5Zm10.700-.6 1-1 2.300 2.300 2.300-2.300 1 1-2.300 2.300 2.300 2.300-1 1-2.300-2.300-2.300 2.300-1-1 2.300-2.300-2.300-2.300Z',
  sound:
    'M4 9.500h3.200L11.500 6v12l-4.300-3.500H4v-5Zm10.200-1.200a5.200 5.200 0 0 1 0 7.400l-1-1a3.800 3.800 0 0 0 0-5.400l1-1Zm2.600-2.600a8.900 8.900 0 0 1 0 12.600l-1-1a7.500 7.500 0 0 0 0-10.600l1-1Z',
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
