/** Names of the ways to reach the company, beside the form (spec §2.7). */
export const promise = 'Reply within 24 hours'
export const phoneName = 'Phone'
export const emailName = 'Email'
export const supportName = 'Support'
export const officeName = 'Office'
export const getDirections = 'Get Directions'
export const writeTo = (address: string) => `Write to ${address}`
