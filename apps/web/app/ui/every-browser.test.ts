import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const screens = globSync('**/!(*.test).tsx', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(new URL(file, root), 'utf8'),
}))
const findFiles = (pattern: RegExp) =>
  screens.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('files that iOS would disable are chosen through the one input without accept', () => {
  // Only photo inputs may restrict types: an iPhone then converts to JPEG (decision 144).
  expect(findFiles(/<input\s[^>]*?accept=(?!\{PHOTO_TYPES\})/)).toEqual(['ui/file-input.tsx'])
})

test('every textarea grows with its text, even without field-sizing', () => {
  // A read-only one has a fixed height.
  expect(findFiles(/<textarea\b(?!(?:(?!\/>)[\s\S])*\breadOnly\b)/)).toEqual([
    'ui/growing-textarea.tsx',
  ])
})

test('no heading is hyphenated, since WebKit does so at every line', () => {
  expect(findFiles(/hyphens-auto/)).toEqual([])
})
