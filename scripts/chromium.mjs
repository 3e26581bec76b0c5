/** Chromium as every machine has to find and start it: its own copy, no network chatter, WebGL in software. */
export const launchOptions = {
  // Empty: Playwright's own download.
  ...(process.env.CHROMIUM !== '' && { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
}
