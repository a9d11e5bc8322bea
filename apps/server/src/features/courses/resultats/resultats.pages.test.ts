import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resultats as lines, users } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { createResultat, createResultats, findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Render } from '#kernel/pages/renderer.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { readCode } from './resultats.test-lines.ts'

const render: Render = async (request, call) => {
  const { pathname, searchParams } = new URL(request.url)
  const { data } = await call('GET /api/resultats/{epreuves_id}', {
    params: { epreuves_id: pathname.slice(1) },
    query: { texte: searchParams.get('texte') ?? '' },
  })
  return new Response(data.map(({ nom }) => nom).join(', '), {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  })
}

let t: TestApp
let folder: string
let organisateurs_id: number
let lea: SignedIn
let zoe: SignedIn
let zoe_id: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-pages-'))
  await mkdir(join(folder, 'client'))
  t = await testApp({ web: { render, folder } })
  const manager = await createUser(t.db)
  lea = await t.signIn(manager)
  organisateurs_id = (await createOrganisateur(t.db, { membres: [manager.id] })).id
  const runner = await createUser(t.db, { prenom: 'Zoé', nom: 'Lefèvre', password_hash: null })
  zoe_id = runner.id
  zoe = await t.signIn(runner)
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

async function newPage() {
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [
      { date_debut: dayFrom(t.clock.now, -2), epreuves: [{ distance: 10_000, age_min: 18 }] },
    ],
  })
  const epreuves_id = await findEpreuveOf(t.db, course.id)
  await createResultats(t.db, epreuves_id, 1)
  const { id } = await createResultat(t.db, epreuves_id, { nom: 'Lefèvre', prenom: 'Zoé', rang: 2 })
  const { epreuves_id: _, ...body } = await readCode(t, id)
  await zoe.call('POST /api/resultats/{epreuves_id}/prouver', { params: { epreuves_id }, body })
  return { id, addresses: [`/${epreuves_id}`, `/${epreuves_id}?texte=lefevre`] }
}
const hide = ({ call }: SignedIn, id: number, geste: 'initiales' | 'retirer') =>
  call('POST /api/resultats/{id}/discretion', { params: { id }, body: { geste } })
const wish = (initiales_resultats: string) =>
  zoe.call('POST /api/profile/update', { body: form({ initiales_resultats }) })

describe('cached pages with a name', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['its runner takes the line away', (id) => hide(zoe, id, 'retirer')],
    ['its organiser takes the line away', (id) => hide(lea, id, 'retirer')],
    ['its runner asks for initials there', (id) => hide(zoe, id, 'initiales')],
    ['its runner asks for initials everywhere', () => wish('true')],
  ])('a page is rendered again when %s', async (_, act) => {
    await wish('false')
    const { id, addresses } = await newPage()
    await t.syncChanges()
    const read = async (url: string) => (await t.inject({ url })).body
    for (const url of [...addresses, ...addresses, ...addresses]) {
      expect(await read(url)).toContain('Lefèvre Zoé')
    }
    await act(id)
    await t.syncChanges()
    for (const url of addresses) expect(await read(url)).not.toContain('Lefèvre')
  })
})

it('an erased member with initials keeps them, and the line loses the account', async () => {
  await wish('true')
  const { id, addresses } = await newPage()
  await zoe.call('POST /api/auth/delete', { body: { confirmation: true } })
  await t.syncChanges()
  for (const url of addresses) expect((await t.inject({ url })).body).not.toContain('Lefèvre')
  const [line] = await t.db.select().from(lines).where(eq(lines.id, id))
  expect(line).toMatchObject({ users_id: null, initiales: true, preuve: null })
  const [account] = await t.db.select().from(users).where(eq(users.id, zoe_id))
  expect(account?.nom ?? '').not.toContain('Lefèvre')
})
