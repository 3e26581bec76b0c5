import { expect, it } from 'vitest'
import { hostingFiles } from '#scripts/deploy/hosting.ts'
import { refuseMailKeys } from '../engines/mail-keys.ts'

const headers = (mailKeys: boolean) =>
  hostingFiles('<script>1</script>', { mailKeys, subdomains: false })['_headers'] ?? ''

it('the journeys in other engines refuse a build that would post their form to EmailJS', () => {
  expect(() => refuseMailKeys(headers(true))).toThrow(/mail keys/)
  expect(() => refuseMailKeys(headers(false))).not.toThrow()
})
