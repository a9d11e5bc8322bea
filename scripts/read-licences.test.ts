import { describe, expect, it } from 'vitest'
import { judge, listShipped } from './read-licences.ts'

describe('the licences of what ships', () => {
  it('are those of production, nested ones too, as each package says itself', () => {
    const lock = {
      packages: {
        '': { version: '1' },
        'apps/server': { version: '1', license: 'UNLICENSED' },
        'node_modules/@foulee/server': { link: true },
        'node_modules/b': { version: '2', license: 'MIT' },
        'node_modules/a': { version: '1', license: 'MIT' },
        'node_modules/a/node_modules/@c/d': { version: '3' },
        'node_modules/tool': { version: '1', license: 'FSL-1.1-MIT', dev: true },
      },
    }
    const own: Record<string, string> = { 'node_modules/a': 'ISC' }
    expect(listShipped(lock, (folder) => own[folder] ?? null)).toEqual([
      { name: '@c/d', version: '3', licence: '' },
      { name: 'a', version: '1', licence: 'ISC' },
      { name: 'b', version: '2', licence: 'MIT' },
    ])
  })

  it.each([
    ['a', 'MIT', true],
    ['a', '(MPL-2.0 OR Apache-2.0)', true],
    ['a', 'MIT AND Apache-2.0', true],
    ['a', 'MIT AND GPL-3.0-only', false],
    ['a', 'GPL-3.0-only', false],
    ['@sentry/cli', 'FSL-1.1-MIT', false],
    ['a', 'SEE LICENSE IN LICENSE.txt', false],
    ['a', '', false],
    ['a', 'UNLICENSED', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
    ['@img/sharp-linux-x64', 'AGPL-3.0-only', false],
    ['a', 'LGPL-3.0-or-later', false],
  ])('%s under %s ships: %s', (name, licence, expected) => {
    expect(judge({ name, version: '1', licence }) !== null).toBe(expected)
  })
})
