import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const screens = globSync('**/!(*.test).tsx', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(new URL(file, root), 'utf8'),
}))
const findFiles = (pattern: RegExp) =>
  screens.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('what an iPhone would grey out is asked for through the one input that asks for nothing there', () => {
  // Only photo inputs may restrict types: an iPhone then converts to JPEG (decision 144).
  expect(findFiles(/<input\s[^>]*?accept=(?!\{PHOTO_TYPES\})/)).toEqual(['ui/file-input.tsx'])
})

test('every field of several lines grows, also where style sheets cannot say it', () => {
  // A read-only one has a fixed height.
  expect(findFiles(/<textarea\b(?!(?:(?!\/>)[\s\S])*\breadOnly\b)/)).toEqual([
    'ui/growing-textarea.tsx',
  ])
})

test('no title is hyphenated: WebKit does so at every line', () => {
  expect(findFiles(/hyphens-auto/)).toEqual([])
})
