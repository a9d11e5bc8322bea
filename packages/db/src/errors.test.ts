import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable, isLockBusy, isUnwritable } from './errors.ts'

const errorWithCode = (code: string) => Object.assign(new Error('said by the server'), { code })
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause })

describe('a database that is away', () => {
  it.each([
    ['the connection is lost', errorWithCode('08006')],
    ['the server stops', errorWithCode('57P01')],
    ['the server starts', errorWithCode('57P03')],
    ['it has no room for one more', errorWithCode('53300')],
    ['its disk is full', errorWithCode('53100')],
    ['a statement took too long', errorWithCode('57014')],
    ['a transaction was silent for too long', errorWithCode('25P03')],
    ['nothing listens', errorWithCode('ECONNREFUSED')],
    ['the driver lost it', new Error('Connection terminated unexpectedly')],
    ['all connections are taken', new Error('timeout exceeded when trying to connect')],
    [
      'its client is dead',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
  ])('%s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(isDatabaseUnavailable(wrapped(wrapped(error)))).toBe(true)
  })

  it.each([
    ['a rule is broken', errorWithCode('23505')],
    ['a statement is wrong', errorWithCode('42703')],
    ['two wait for each other', errorWithCode('40P01')],
    ['something of ours', new TypeError('x is not a function')],
    ['no error at all', undefined],
  ])('is not assumed for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })

  it('is detected even when an error is its own cause', () => {
    const error = new Error('round')
    error.cause = error
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})

it.each([
  [errorWithCode('53100'), true],
  [errorWithCode('ENOSPC'), true],
  [wrapped(errorWithCode('EDQUOT')), true],
  [errorWithCode('EROFS'), true],
  [errorWithCode('EIO'), true],
  [errorWithCode('53300'), false],
  [errorWithCode('ENOENT'), false],
])('an unwritable disk is detected from its error: %s → %s', (error, expected) => {
  expect(isUnwritable(error)).toBe(expected)
})

describe('a lock that others hold', () => {
  it.each([
    ['waited for too long', '55P03', true],
    ['two wait for each other', '40P01', true],
    ['a statement took too long', '57014', false],
  ])('%s', (_, code, isBusy) => {
    expect(isLockBusy(wrapped(errorWithCode(code)))).toBe(isBusy)
  })
})
