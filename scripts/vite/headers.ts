import { createHash } from 'node:crypto'
import { EMAILJS_ORIGIN } from '#src/services/mail-config.ts'

/** Browser features by what the site does with them: nothing, or only itself. */
const NEVER = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
/** Films start and fill the screen; code samples are copied. */
const OWN = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture']

/** SHA-256 sources of the executable inline scripts in an HTML document (data blocks such as JSON-LD are not executed). */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * The response headers of every page, from the built HTML. The policy forbids all that it does not name: the mail
 * library's host is named only in a build with its keys, and `blob:` only for the film that is scrubbed.
 */
export function securityHeaders(html: string, mailKeys: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${mailKeys ? ` ${EMAILJS_ORIGIN}` : ''}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
  const features = [...NEVER.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`)]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': features.toSorted().join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
