import type { Droit } from '@foulee/domain/membres/droits'
import * as z from 'zod'
import type { ErrorCode } from './error-catalogue.ts'

/**
 * Who may call: everyone, whoever is signed in, or accounts with this right (`domain/droits.ts`). With
 * `public` the handler gets a user or null, with the others a user.
 * What a user may do with one thing is the feature's policy, not the door's.
 */
export type Access = 'public' | 'member' | Droit

/** The forms a success can take (produit 1.2). `file` and `stream` leave the envelope. */
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
  /** A POST that only reads (produit 1.9): no anti-forgery check. */
  isRead?: true
  /** The body comes as multipart/form-data instead of JSON; `optional`: as either. */
  multipart?: true | 'optional'
  /** The parts of the form that are files, by name; each may come several times where `maxFiles` is more than one. */
  files?: readonly string[]
  /** Its files are written to disk as they come, under their own limit, instead of into memory. */
  hasLargeFiles?: true
  /** How many large files one call may bring; one unless told. */
  maxFiles?: number
  reply: Reply
  errors?: readonly ErrorCode[]
}

/** `METHOD /path/{param}`: the key of a call, everywhere. */
export type EndpointKey = `${'GET' | 'POST'} /api/${string}`

export type Endpoints = Record<EndpointKey, Endpoint>

/** Declares the calls of one feature. */
export function endpoints<const E extends Endpoints>(declared: E): E {
  return declared
}

export const data = <S extends z.ZodType>(schema: S) => ({ kind: 'data' as const, schema })
export const list = <S extends z.ZodType>(item: S) => ({
  kind: 'list' as const,
  schema: z.array(item) as z.ZodArray<S>,
})
export const created = <S extends z.ZodType>(schema: S) => ({ kind: 'created' as const, schema })
/** @param others what it may be instead, where the caller chooses the format */
export const file = <M extends string>(media: M, ...others: readonly string[]) => ({
  kind: 'file' as const,
  media,
  others,
})

/** An answer that goes on for as long as the caller listens. */
export const stream = <M extends string>(media: M) => ({ kind: 'stream' as const, media })

/** The whole envelope of a success, strict: an undeclared field is an error. */
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

/** The envelope of a failure. */
export const Failure = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  code: z.string().regex(/^[a-z_]+$/),
  errors: z.record(z.string(), z.string()),
  request_id: z.string(),
})

/** Splits a key into its method and its path. */
export function parseKey(key: EndpointKey): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]
  return { method, path }
}
