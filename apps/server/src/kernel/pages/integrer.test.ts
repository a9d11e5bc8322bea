import { createCourse } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

const render = async () => new Response('page')
let t: TestApp
beforeAll(async () => {
  t = await testApp({
    web: { render, folder: null },
    config: { publicUrl: 'https://foulee.example' },
  })
})
afterAll(() => t.close())

const create = (input: Parameters<typeof createCourse>[2] = {}) =>
  createCourse(t.db, t.clock.now, input)
const show = (slug: string) => t.inject({ url: `/integrer/courses/${slug}` })

it("a race's embed may be framed by any site, and has no script or cookie", async () => {
  const { slug } = await create({
    nom: 'Trail <b>des</b> "Crêtes"',
    ville: 'Chamonix',
    departement: '74',
    editions: [
      { date_debut: '2026-06-06', epreuves: [{ nom: 'Le 42', distance: 42_000, denivele: 2500 }] },
    ],
  })
  const { statusCode, headers, body } = await show(slug)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
  expect(body).not.toMatch(/<script|<img|<b>/)
  expect(body).toContain('Trail &lt;b&gt;des&lt;/b&gt; &quot;Crêtes&quot;')
  expect(body).toContain(`href="https://foulee.example/courses/${slug}"`)
  expect(body).toContain('6 juin 2026')
  expect(body).toContain('Chamonix (74)')
  expect(body).toContain('2\u202f500\u00a0m\u00a0D+')
})

it.each([
  ['cancelled', { etat: -1 }, 'Annulée'],
  ['of which the edition is cancelled', { editions: [{ annulee: true }] }, 'Annulée'],
  ['that is over', { editions: [{ date_debut: '2025-06-06' }] }, 'Édition passée'],
  ['of which the date is a guess', { editions: [{ a_confirmer: true }] }, 'date à confirmer'],
])('the embed of a race %s says so', async (_, input, words) => {
  const { slug } = await create(input)
  expect((await show(slug)).body).toContain(words)
})

it('a cancelled épreuve says so, after those that take place', async () => {
  const epreuves = [
    { nom: 'Le 8 km', etat: -1, annulation_motif: 'Boue.' },
    { nom: 'Le 20 km', distance: 20_000 },
  ]
  const { slug } = await create({ editions: [{ epreuves }] })
  const { body } = await show(slug)
  expect(body).toContain('<span>Le 8 km</span><span>Annulée</span>')
  expect(body.indexOf('Le 8 km')).toBeGreaterThan(body.indexOf('Le 20 km'))
})

it('the embed shows a few of many distances, and a race without any edition', async () => {
  const epreuves = Array.from({ length: 9 }, (_, n) => ({ nom: `Épreuve ${n}` }))
  const { slug } = await create({ editions: [{ epreuves }] })
  expect((await show(slug)).body).toContain('Et 3 de plus')
  const bare = await create({ editions: [] })
  expect((await show(bare.slug)).statusCode).toBe(200)
})

it('a draft and a missing race have no embed', async () => {
  const draft = await create({ etat: 0 })
  const shown = await create()
  for (const slug of [draft.slug, 'inconnue', String(shown.id)]) {
    const { statusCode, body } = await show(slug)
    expect(statusCode).toBe(404)
    expect(body).not.toContain(draft.nom)
  }
})
