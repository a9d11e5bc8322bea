import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readTexts } from './french-texts.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
/** Code that sets spaces itself, and English reasons quoting French. */
const NOT_SHOWN = [
  'packages/domain/src/shared/typographie.ts',
  'packages/contract/src/shared/added-calls.ts',
  'packages/contract/src/shared/added-staff-calls.ts',
  'packages/contract/src/shared/specification-calls.ts',
]

/** Punctuation after an ordinary space, or « » without no-break spaces. */
const LOOSE = /[\p{L}\d»)…`}] [;:!?»](?=\s|$|[.,)])|« |^ »/u
/** A visible escape: JSX text has no escapes outside braces. */
const ESCAPED = /\\u00a0/

it('every text keeps the spaces of French', () => {
  const texts = readTexts(root)
  expect(texts.length).toBeGreaterThan(10_000)
  const loose = texts.filter(({ file, text }) => LOOSE.test(text) && !NOT_SHOWN.includes(file))
  expect(loose).toEqual([])
  expect(texts.filter(({ text }) => ESCAPED.test(text))).toEqual([])
})
