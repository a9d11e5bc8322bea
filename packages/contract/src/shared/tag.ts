import type { Key } from './call.ts'

export type Tag = Key extends `${string} /api/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never

export const tagOf = (key: string): Tag => (key.split('/')[2] ?? '') as Tag
