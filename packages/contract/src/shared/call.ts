import type * as z from 'zod'
import type { contract } from './contract.ts'

type Contract = typeof contract
export type Key = keyof Contract

type Field<E, K extends string, Otherwise = undefined> =
  E extends Record<K, infer V> ? V : Otherwise
type InputOf<S> = S extends z.ZodType ? z.input<S> : never
type Part<E, K extends 'params' | 'query' | 'body'> =
  Field<E, K> extends undefined
    ? { [P in K]?: undefined }
    : K extends 'body'
      ? E extends { multipart: infer M }
        ? { body: FormData | (M extends 'optional' ? InputOf<Field<E, 'body'>> : never) }
        : { body: InputOf<Field<E, 'body'>> }
      : K extends 'query'
        ? { query?: InputOf<Field<E, 'query'>> }
        : { params: { [P in keyof InputOf<Field<E, 'params'>>]: string | number } }

export type Input<K extends Key> = Part<Contract[K], 'params'> &
  Part<Contract[K], 'query'> &
  Part<Contract[K], 'body'>

export type Body<K extends Key> = Contract[K] extends { body: infer S extends z.ZodType }
  ? z.output<S>
  : never

type Data<E> = E extends { reply: { schema: infer S extends z.ZodType } } ? z.output<S> : never

/** Response without the envelope, or a file. */
export type Output<K extends Key> = Contract[K] extends { reply: { kind: 'list' } }
  ? { data: Data<Contract[K]>; nb: number }
  : Contract[K] extends { reply: { kind: 'created' } }
    ? { id: number; data: Data<Contract[K]> }
    : Contract[K] extends { reply: { kind: 'file' } }
      ? { blob: Blob }
      : { data: Data<Contract[K]> }

type NeedsInput<K extends Key> = Record<string, never> extends Input<K> ? false : true
type Arguments<K extends Key> =
  NeedsInput<K> extends true
    ? [input: Input<K>, options?: CallOptions]
    : [input?: Input<K>, options?: CallOptions]

export type CallOptions = {
  signal?: AbortSignal
  keepalive?: boolean
}

/**
 * Calls a route of the contract.
 * @throws ApiError with the server’s French message, or `reseau_injoignable`
 */
export type Call = <K extends Key>(key: K, ...args: Arguments<K>) => Promise<Output<K>>
