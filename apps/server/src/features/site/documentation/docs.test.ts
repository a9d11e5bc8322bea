import { createHash } from 'node:crypto'
import { contract } from '@foulee/contract/shared/contract'
import { type EndpointKey, parseKey } from '@foulee/contract/shared/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { type OpenApi, operationIdOf } from './openapi.ts'
import { SECTIONS } from './sections.ts'

const keys = Object.keys(contract) as EndpointKey[]

let t: TestApp
let document: OpenApi
let pages: Map<string, string>
beforeAll(async () => {
  t = await testApp()
  document = (await t.inject({ url: '/api/openapi.json' })).json()
  const paths = ['/api/docs', ...SECTIONS.map(({ id }) => `/api/docs/${id}`)]
  pages = new Map()
  for (const url of paths) pages.set(url, (await t.inject({ url })).body)
})
afterAll(() => t.close())

describe('OpenAPI document', () => {
  const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))

  it('the document has every call of the contract and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(keys.toSorted())
    expect(document.openapi).toBe('3.1.0')
  })

  it('each operation has a unique name, a tag and an answer', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    for (const { operationId, tags: own, responses } of operations()) {
      expect(operationId).toMatch(/^(get|post)-[a-z0-9-]+$/)
      expect(tags).toEqual(expect.arrayContaining(own))
      for (const response of Object.values(responses)) {
        expect(response.description).not.toBe('')
        expect(Object.keys(response.content)).not.toEqual([])
      }
    }
  })

  it('every reference resolves', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref)
    const known = Object.keys(document.components.schemas)
    expect(new Set(refs)).toContain('#/components/schemas/Failure')
    for (const ref of refs) expect(known).toContain(ref?.replace('#/components/schemas/', ''))
    for (const { security } of operations()) {
      const schemes = security.flatMap(Object.keys)
      for (const scheme of schemes)
        expect(document.components.securitySchemes).toHaveProperty(scheme)
    }
  })

  it('a write needs the anti-forgery pair or a session', () => {
    const { securitySchemes } = document.components
    expect(securitySchemes).toMatchObject({
      xsrfCookie: { type: 'apiKey', in: 'cookie', name: 'XSRF-TOKEN' },
      xsrfHeader: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      session: { type: 'http', scheme: 'bearer' },
    })
    const session = { session: [] }
    const securityOf = (path: string, method: string) => document.paths[path]?.[method]?.security
    expect(securityOf('/api/auth/login', 'post')).toEqual([
      { xsrfCookie: [], xsrfHeader: [] },
      session,
    ])
    expect(securityOf('/api/courses', 'get')).toEqual([{}, session])
    expect(securityOf('/api/liste/store', 'post')).toEqual([session])
  })

  it.each(keys)('the input of %s is described', (key) => {
    const { method, path } = parseKey(key)
    const operation = document.paths[path]?.[method.toLowerCase()]
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(inPath.map(({ name, required }) => required && name)).toEqual(named)
    const endpoint = contract[key as keyof typeof contract]
    expect(Boolean(operation?.requestBody)).toBe('body' in endpoint)
    for (const { schema } of operation?.parameters ?? []) expect(schema).toHaveProperty('type')
  })

  it('every filter is described', () => {
    const { parameters = [] } = document.paths['/api/courses']?.get ?? {}
    expect(parameters.length).toBeGreaterThan(20)
    for (const { description } of parameters) expect(description).toMatch(/^\p{Lu}.*[.…]$/u)
  })
})

describe('pages of the documentation', () => {
  it('the pages have every call, and each of their links resolves', () => {
    const idsOf = (page: string) => [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    const places = new Set<string>()
    for (const [path, page] of pages) {
      const ids = idsOf(page)
      expect(new Set(ids).size).toBe(ids.length)
      for (const place of [path, ...ids.map((id) => `${path}#${id}`)]) places.add(place)
    }
    for (const { id, routes } of SECTIONS) {
      for (const { key } of routes) {
        expect(places).toContain(`/api/docs/${id}#${operationIdOf(key)}`)
      }
    }
    for (const [path, page] of pages) {
      for (const [, href = ''] of page.matchAll(/href="((?:\/api\/docs|#)[^"]*)"/g)) {
        expect(places).toContain(href.startsWith('#') ? path + href : href)
      }
    }
  })

  it('the pages skip no heading level, and their regions scroll by keyboard', () => {
    for (const [path, page] of pages) {
      const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
      expect(levels[0], path).toBe(1)
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
      expect(jumps, path).toEqual([])
      const scrolled = page.match(/<(?:div class="scroll"|nav)[^>]*>/g) ?? []
      expect(
        scrolled.filter((tag) => !tag.includes('tabindex="0"')),
        path,
      ).toEqual([])
    }
  })

  it('the pages run no script, load nothing, and allow their own style alone', async () => {
    for (const [url, page] of pages) {
      const { headers } = await t.inject({ url })
      const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain(`style-src 'sha256-${hash}'`)
      expect(page).not.toMatch(/<script|<img|style="|url\(/)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  it('the pages are in French, with nothing undefined', () => {
    for (const page of pages.values()) {
      expect(page).toContain('<html lang="fr">')
      expect(page).not.toMatch(/undefined|\[object|NaN/)
      const [, body = ''] = page.split('</style>')
      expect(body).not.toMatch(/ [;:!?»]\s|« |`/)
    }
  })
})
