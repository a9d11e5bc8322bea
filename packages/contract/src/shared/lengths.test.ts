import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './kit.ts'

type Schema = {
  type?: string
  maxLength?: number
  pattern?: string
  enum?: unknown
  const?: unknown
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const HUGE = 100_000
const isEndless = (pattern: string) => {
  const shape = new RegExp(pattern, 'u')
  return ['a', 'A', '0', 'é', '-', '_', '/', '.', ' ', '='].some((sign) =>
    ['', 'a', '0', '+'].some((start) => shape.test(start + sign.repeat(HUGE))),
  )
}

function listEndless(schema: Schema, path: string): string[] {
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, part]) => [part, `${path}.${name}`] as const,
    ),
    ...[schema.items, ...(schema.prefixItems ?? [])].flatMap((part) =>
      part ? [[part, `${path}[]`] as const] : [],
    ),
    ...(typeof schema.additionalProperties === 'object'
      ? [[schema.additionalProperties, `${path}{}`] as const]
      : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((branches) =>
      (branches ?? []).map((part) => [part, path] as const),
    ),
  ]
  const isBound =
    schema.type !== 'string' ||
    schema.maxLength !== undefined ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    ['date', 'date-time', 'time'].includes(schema.format ?? '') ||
    (schema.pattern !== undefined && !isEndless(schema.pattern))
  return [...(isBound ? [] : [path]), ...parts.flatMap(([part, name]) => listEndless(part, name))]
}

describe('a text of the contract', () => {
  it.each(Object.entries(contract) as [string, Endpoint][])(
    '%s has a maximum length',
    (_, { params, query, body }) => {
      const endless = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema
          ? listEndless(
              z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
              part,
            )
          : [],
      )
      expect(endless).toEqual([])
    },
  )
})
