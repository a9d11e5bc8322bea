import type { Key } from '@foulee/contract/shared/call'
import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { parseKey } from '@foulee/contract/shared/kit'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { buildOpenApi, type Operation } from '#features/site/documentation/openapi.ts'
import type { Parts } from './contract-calls.ts'

const MOST_FAULTS = 5

/** Validates calls by the published OpenAPI document, with an independent validator. */
export function readAsOutsider() {
  const document = buildOpenApi()
  const ajv = new Ajv2020({ strictSchema: false, allErrors: true })
  // Path and form values are text, coerced by type.
  const ofTexts = new Ajv2020({ strictSchema: false, allErrors: true, coerceTypes: 'array' })
  for (const item of [ajv, ofTexts]) {
    addFormats.default(item)
    item.addSchema(document, 'openapi.json')
  }
  const known = new Map<string, ValidateFunction>()
  const check = (pointer: string, value: unknown, isText = true) => {
    const by = isText ? ofTexts : ajv
    const validate = known.get(pointer) ?? by.compile({ $ref: `openapi.json#${pointer}` })
    known.set(pointer, validate)
    validate(value)
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${decodeURIComponent(pointer)}${instancePath} ${message}`,
    )
    expect(faults.slice(0, MOST_FAULTS).join('\n')).toBe('')
  }
  const find = (key: Key) => {
    const { method, path } = parseKey(key)
    const operation = document.paths[path]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${key} is not in the document.`)
    return { operation, at: `/paths/${toPointer(path)}/${method.toLowerCase()}` }
  }

  return {
    expectGiven(key: Key, { params = {}, query = {}, body }: Parts): void {
      const { operation, at } = find(key)
      for (const [name, value] of Object.entries({ ...params, ...query })) {
        if (value === undefined) continue
        const index = operation.parameters.findIndex((parameter) => parameter.name === name)
        expect(index, `${key} ${name}`).toBeGreaterThanOrEqual(0)
        check(`${at}/parameters/${index}/schema`, [value].flat().join(','))
      }
      if (body === undefined) return
      const isForm = body instanceof FormData
      const media = isForm ? 'multipart/form-data' : MEDIA_TYPE
      const sent = isForm ? readForm(body, operation) : body
      check(`${at}/requestBody/content/${toPointer(media)}/schema`, sent, isForm)
    },
    expectAnswered(key: Key, envelope: unknown): void {
      const { at } = find(key)
      check(`${at}/responses/200/content/${toPointer(MEDIA_TYPE)}/schema`, envelope, false)
    },
  }
}

const toPointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

function readForm(form: FormData, { requestBody }: Operation): Record<string, unknown> {
  const { properties = {} } = requestBody?.content['multipart/form-data']?.schema ?? {}
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name).map((value) => {
        if (typeof value === 'string') return value
        expect(JSON.stringify(properties[name]), name).toContain('"binary"')
        return ''
      })
      const isList = JSON.stringify(properties[name] ?? '').startsWith('{"type":"array"')
      return [name, values.length > 1 || isList ? values : values[0]]
    }),
  )
}
