import { brand } from '../brand.ts'

/** What `{{name}}` stands for in samples and in openapi.json, which say no brand of their own. */
export const placeholders = { brand: brand.word, api: brand.api, support: brand.email.support } as const
