import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { gestion, newAuthor, newRoute, WHOLE } from './test-authors.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function watchLines(act: () => Promise<unknown>): Promise<string[]> {
  const { $client } = t.db
  const { query } = $client
  const read: string[] = []
  $client.query = ((...args: Parameters<typeof query>) => {
    const [statement] = args as unknown as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    if (/select.*"(?:lignes|altitudes)"/s.test(text)) read.push(text)
    return query.apply($client, args)
  }) as typeof query
  await act().finally(() => {
    $client.query = query
  })
  return read
}

it('editing a route without hidden ends reads no complete line', async () => {
  const author = await newAuthor(t)
  const id = await newRoute(author, WHOLE)
  expect(await watchLines(() => gestion(author, id))).toEqual([])
})

it('simultaneous edits of a route with hidden ends draw it once, never from an array', async () => {
  const author = await newAuthor(t)
  const id = await newRoute(author, { ...WHOLE, rayon_masque: '500' })
  const read = await watchLines(async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => gestion(author, id)))
    expect(new Set(answers.map(({ complet }) => complet?.distance)).size).toBe(1)
    expect(answers[0]?.complet?.lignes).not.toEqual([])
  })
  expect(read.length).toBeLessThan(6)
  expect(read.length).toBeGreaterThan(0)
  for (const text of read) expect(text).toMatch(/array_to_json\(.*"lignes"/)
})
