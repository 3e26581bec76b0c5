const KEYS = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID']

/** The build has the keys of the mail service: all of them, as the service asks (README, Mail keys). */
export const mailKeysSet = (env: Record<string, string>): boolean => KEYS.every((key) => env[key]?.trim())
