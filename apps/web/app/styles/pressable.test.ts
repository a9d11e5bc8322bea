import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const ID = 'react-aria-pressable-style'
const require = createRequire(import.meta.url)

it('the element that keeps React Aria from writing a style has the id that it looks for', () => {
  const library = readFileSync(require.resolve('react-aria/usePress'), 'utf8')
  const inner = new URL(
    '../private/interactions/usePress.js',
    `file://${require.resolve('react-aria/usePress')}`,
  )
  expect(library + readFileSync(inner, 'utf8')).toContain(`'${ID}'`)
  expect(readFileSync(new URL('../root.tsx', import.meta.url), 'utf8')).toContain(`id="${ID}"`)
})
