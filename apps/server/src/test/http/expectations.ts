import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { ERRORS, type ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { type Endpoint, Failure, successSchema } from '@foulee/contract/shared/kit'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

/** Untranslated messages of the validation library. */
const ENGLISH = /\b(invalid|expected|received|required|must|should|input|the)\b/i

/** Asserts the failure envelope of produit 1.3, in French, with the status of its code. */
export function expectFailure(answer: Answer, ...codes: readonly ErrorCode[]) {
  const failure = Failure.parse(JSON.parse(answer.body))
  const code = failure.code as ErrorCode
  if (codes.length) expect(codes).toContain(code)
  expect(answer.statusCode).toBe(ERRORS[code]?.[0])
  expect(answer.headers['content-type']).toBe(MEDIA_TYPE)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).not.toContain('.ts:')
  for (const message of [failure.message, ...Object.values(failure.errors)]) {
    expect(message).toMatch(/^\p{Lu}.*[.…!?]$/u)
    expect(message).not.toMatch(ENGLISH)
  }
  return failure
}

export function expectSuccess({ reply }: Endpoint, answer: Answer): unknown {
  expect(answer.statusCode, answer.body).toBe(200)
  if (reply.kind === 'file') {
    expect([reply.media, ...reply.others]).toContain(answer.headers['content-type'])
    expect(answer.body.length).toBeGreaterThan(0)
    return answer.body
  }
  if (reply.kind === 'stream') {
    expect(answer.headers['content-type']).toBe(reply.media)
    expect(answer.headers['cache-control']).toBe('no-store')
    return answer.body
  }
  expect(answer.headers['content-type']).toBe(MEDIA_TYPE)
  const envelope = successSchema(reply).parse(JSON.parse(answer.body))
  if (reply.kind === 'created') expectResource(envelope as Created)
  return envelope
}

type Resource = { id?: number }
type Created = { id: number; data: Resource | readonly Resource[] }

/** A creation answers the resource (produit 1.2); for several at once, `id` is the first. */
function expectResource({ id, data }: Created): void {
  const [made] = Array.isArray(data) ? data : [data]
  expect(made?.id).toBe(id)
}

/** Asserts a valid success or a refusal, never a 500. */
export function expectSound(endpoint: Endpoint, answer: Answer): void {
  if (answer.statusCode === 200) return void expectSuccess(endpoint, answer)
  expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  expectFailure(answer)
}
