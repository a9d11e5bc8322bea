import { createCourse } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  const races: [string, string][] = [
    ['Foulées de Saint-Xaloy', 'Saint-Xaloy'],
    ['Boucles du St-Xepin', 'Paris'],
    ['Trail du Mont Xabor', 'Mont Xabor'],
    ['Montée de Notre-Dame du Xhaut', 'Paris'],
    ['C’est à nous', 'Paris'],
    ['Course de la Xplage', 'Eu'],
    ['Course d’Y la grande', 'Paris'],
    ['Course d’Y', 'Y'],
  ]
  for (const [nom, ville] of races) await createCourse(t.db, t.clock.now, { nom, ville })
})
afterAll(() => t.close())

const find = async (texte: string) =>
  (await t.call('GET /api/courses', { query: { texte } })).data.map(({ nom }) => nom)

describe('search with small words', () => {
  it.each([
    ['st xaloy', 'Foulées de Saint-Xaloy'],
    ['saint xepin', 'Boucles du St-Xepin'],
    ['mt xabor', 'Trail du Mont Xabor'],
    ['n.-d. du xhaut', 'Montée de Notre-Dame du Xhaut'],
    ['nd xhaut', 'Montée de Notre-Dame du Xhaut'],
    ['c’est à nous', 'C’est à nous'],
    ['nous', 'C’est à nous'],
    ['eu', 'Course de la Xplage'],
    ['y', 'Course d’Y'],
    ['Course d’Y', 'Course d’Y'],
  ])('the search « %s » finds %s, exact names first', async (texte, nom) => {
    const found = await find(texte)
    expect(found).toContain(nom)
    if (/d’Y$/.test(texte)) expect(found[0]).toBe(nom)
  })
})
