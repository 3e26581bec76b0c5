/** Names of the ways to reach the company, beside the form (spec §2.7). */
export const contactInfo = {
  promise: 'Reply within 24 hours',
  phone: 'Phone',
  email: 'Email',
  support: 'Support',
  office: 'Office',
  directions: 'Get Directions',
} as const
