/** The mark: a core, an orbit and a planet. */
export function Logo() {
  return (
    <svg
      className="logo"
      width="26"
      height="26"
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="16" cy="16" r="4.6" fill="currentColor" />
      <ellipse
        cx="16"
        cy="16"
        rx="14"
        ry="6.4"
        transform="rotate(-24 16 16)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx="27.6" cy="8.5" r="2.6" fill="currentColor" />
    </svg>
  )
}
