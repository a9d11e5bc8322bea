import type { Droit } from '@foulee/domain/membres/droits'
import * as z from 'zod'
import type { ErrorCode } from './error-catalogue.ts'

/**
 * Required access: everyone, any signed-in member, or a permission (`domain/droits.ts`). With
 * `public` the handler gets a user or null, otherwise a user. Access to a given object is the
 * policy of its feature.
 */
export type Access = 'public' | 'member' | Droit

export type Reply =
  | { kind: 'data'; schema: z.ZodType }
  | { kind: 'list'; schema: z.ZodType }
  | { kind: 'created'; schema: z.ZodType }
  | { kind: 'file'; media: string; others: readonly string[] }
  | { kind: 'stream'; media: string }

export type Endpoint = {
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodObject | z.ZodUnion
  /** A POST without side effects (produit 1.9): no anti-forgery check. */
  isRead?: true
  /**
   * Creates something without answering `created`, or checks the version that it follows: an
   * `Idempotency-Key` is honoured (produit 1.15).
   */
  isCreation?: true
  /** Body as multipart/form-data instead of JSON; `optional`: either. */
  multipart?: true | 'optional'
  /** File parts by name; repeatable if `maxFiles` is above one. */
  files?: readonly string[]
  /** Files are streamed to disk under their own size limit, instead of buffered. */
  hasLargeFiles?: true
  /** Maximum files per call; 1 by default. */
  maxFiles?: number
  reply: Reply
  errors?: readonly ErrorCode[]
}

export type EndpointKey = `${'GET' | 'POST'} /api/${string}`

export type Endpoints = Record<EndpointKey, Endpoint>

export function endpoints<const E extends Endpoints>(declared: E): E {
  return declared
}

export const data = <S extends z.ZodType>(schema: S) => ({ kind: 'data' as const, schema })
export const list = <S extends z.ZodType>(item: S) => ({
  kind: 'list' as const,
  schema: z.array(item) as z.ZodArray<S>,
})
export const created = <S extends z.ZodType>(schema: S) => ({ kind: 'created' as const, schema })
/** @param others alternative media types, if the caller chooses the format */
export const file = <M extends string>(media: M, ...others: readonly string[]) => ({
  kind: 'file' as const,
  media,
  others,
})

export const stream = <M extends string>(media: M) => ({ kind: 'stream' as const, media })

/** Strict envelope of a success: an undeclared field is an error. */
export function successSchema(reply: Exclude<Reply, { kind: 'file' | 'stream' }>): z.ZodType {
  const success = z.literal(true)
  if (reply.kind === 'list') {
    return z.strictObject({ success, data: reply.schema, nb: z.int().min(0) })
  }
  if (reply.kind === 'created') {
    return z.strictObject({ success, id: z.int(), data: reply.schema })
  }
  return z.strictObject({ success, data: reply.schema })
}

export const Failure = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  code: z.string().regex(/^[a-z_]+$/),
  errors: z.record(z.string(), z.string()),
  request_id: z.string(),
})

/** Whether the same `Idempotency-Key` again answers as the first time (produit 1.15). */
export const isCreation = ({ reply, isCreation }: Endpoint): boolean =>
  reply.kind === 'created' || isCreation === true

export function parseKey(key: EndpointKey): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]
  return { method, path }
}
