import { CallError } from '@foulee/contract/shared/call-error'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { expect } from 'vitest'

export async function expectRefusal(call: Promise<unknown>, code: ErrorCode, field?: string) {
  const failure = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(failure instanceof CallError)) throw new Error(`Not refused: ${String(failure)}`)
  expect(failure.code).toBe(code)
  if (field) expect(Object.keys(failure.errors)).toContain(field)
  return failure
}
