import { Profil } from '@foulee/contract/membres/profil'
import type { Call } from '@foulee/contract/shared/call'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-16T09:00:00Z') })
})
afterAll(() => t.close())

const fill = (fields: object) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) form.append(name, item)
  }
  return form
}
const signIn = async () => t.signIn(await createUser(t.db))
const COMPLETE = { sexe: 'f', naissance: '1990-05-12', niveau: 'confirme' }

const update = (call: Call, fields: object) =>
  call('POST /api/profile/update', { body: fill(fields) })

describe('profile of a member', () => {
  it('a missing profile has empty texts and lists, and id -1', async () => {
    const user = await createUser(t.db)
    await t.db.$client.query('delete from profils where users_id = $1', [user.id])
    const { call } = await t.signIn(user)
    const { profil } = (await call('GET /api/auth/me')).data
    expect(Profil.parse(profil)).toEqual(profil)
    const { users_id, visibilite, initiales_resultats, sondages, ...rest } = profil
    expect(Object.values(sondages).every((isAnswered) => !isAnswered)).toBe(true)
    expect({ users_id, visibilite, initiales_resultats }).toEqual({
      users_id: -1,
      visibilite: 'membres',
      initiales_resultats: false,
    })
    expect(new Set(Object.values(rest).map((value) => JSON.stringify(value)))).toEqual(
      new Set(['""', '[]', '{}']),
    )
    const made = (await update(call, { sexe: 'h' })).data
    expect(made).toEqual({ ...profil, users_id: user.id, sexe: 'h' })
  })

  it('a change touches the fields sent alone', async () => {
    const { call } = await signIn()
    const first = (await update(call, COMPLETE)).data
    expect(first).toMatchObject(COMPLETE)
    const second = (await update(call, { niveau: 'expert' })).data
    expect(second).toEqual({ ...first, niveau: 'expert' })
    expect((await call('GET /api/auth/me')).data.profil).toEqual(second)
  })

  it('an empty form changes nothing, and unknown fields are ignored', async () => {
    const { call } = await signIn()
    const before = (await update(call, COMPLETE)).data
    for (const fields of [{}, { users_id: '1', social: '[]', badges: 'or', __proto__x: 'y' }]) {
      expect((await update(call, fields)).data).toEqual(before)
    }
  })

  it.each<[string, string | string[], unknown, unknown?]>([
    ['sexe', 'non_precise', 'non_precise'],
    ['naissance', '1990-05-12', '1990-05-12', ''],
    ['niveau', 'debutant', 'debutant', ''],
    ['objectif', 'record', 'record', ''],
    ['public_name', '  Léa court 🏃‍♀️ ', 'Léa court 🏃‍♀️', ''],
    ['public_name', 'عداءة', 'عداءة'],
    ['public_name', "<b>O'Brien</b>; drop table users", "<b>O'Brien</b>; drop table users"],
    [
      'public_description',
      'Deux\nlignes <script>alert(1)</script>',
      'Deux\nlignes <script>alert(1)</script>',
      '',
    ],
    ['surfaces', ['path', 'rock', 'path'], ['path', 'rock'], []],
    ['surfaces', 'path', ['path']],
    ['courses', ['trail', 'route'], ['trail', 'route'], []],
    ['marques', ['hoka', 'la_sportiva'], ['hoka', 'la_sportiva'], []],
    ['distance_courses', '{"min":10000,"max":42195}', { min: 10_000, max: 42_195 }, {}],
    ['distance_courses', '{"min":0}', { min: 0 }],
    ['adresse', '12 rue de l’Écluse', '12 rue de l’Écluse', ''],
    ['code_postal', '38000', '38000', ''],
    ['ville', 'L’Haÿ-les-Roses', 'L’Haÿ-les-Roses', ''],
    ['pays', 'BE', 'BE', ''],
    ['telephone', '+33 6 12 34 56 78', '+33 6 12 34 56 78', ''],
    ['visibilite', 'personne', 'personne'],
    ['initiales_resultats', 'true', true],
    ['licence_type', 'athle_running', 'athle_running', ''],
    ['licence_numero', '1234567', '1234567', ''],
    ['licence_fin', '2026-08-31', '2026-08-31', ''],
    ['pps_numero', 'P1A2B3C4D5', 'P1A2B3C4D5', ''],
    ['pps_fin', '2027-03-16', '2027-03-16', ''],
  ])('the field %s stores %j, and is cleared when empty', async (field, sent, kept, emptied) => {
    const { call } = await signIn()
    const read = async () => Object.entries((await call('GET /api/auth/me')).data.profil)
    const find = async () => (await read()).find(([name]) => name === field)?.[1]
    await update(call, { [field]: sent })
    expect(await find()).toEqual(kept)
    if (emptied === undefined) return
    await update(call, { [field]: '' })
    expect(await find()).toEqual(emptied)
  })

  it.each<[string, string | string[]]>([
    ['sexe', ''],
    ['sexe', 'F'],
    ['sexe', '<b>f</b>'],
    ['sexe', 'f\u200b'],
    ['sexe', ['f', 'h']],
    ['niveau', 'champion'],
    ['niveau', '🏃'],
    ['objectif', 'Gagner'],
    ['naissance', '12/05/1990'],
    ['naissance', '1990-02-30'],
    ['naissance', '1990-05-12T00:00:00Z'],
    ['naissance', '١٩٩٠-٠٥-١٢'],
    ['naissance', '2026-03-17'],
    ['naissance', '2011-03-17'],
    ['naissance', '1890-01-01'],
    ['naissance', 'x'.repeat(10_000)],
    ['public_name', 'x'.repeat(61)],
    ['public_name', '\u202eaéL'],
    ['public_name', '\u200b\u200b'],
    ['public_name', 'Léa\u0000'],
    ['public_name', 'Léa\nMorel'],
    ['public_description', 'x'.repeat(1001)],
    ['public_description', 'a\u0000b'],
    ['public_description', '\u200b\u2060'],
    ['surfaces', 'lava'],
    ['surfaces', ['path', '<b>']],
    ['surfaces', 'path,rock'],
    ['courses', "'; drop table users; --"],
    ['marques', '🦶'],
    ['distance_courses', 'loin'],
    ['distance_courses', '[1,2]'],
    ['distance_courses', 'null'],
    ['distance_courses', '{"min":42195,"max":10000}'],
    ['distance_courses', '{"min":-1}'],
    ['distance_courses', '{"min":"10000"}'],
    ['distance_courses', '{"min":1e9}'],
    ['distance_courses', '{"moyenne":10000}'],
    ['distance_courses', '{"__proto__":{"min":1}}x'],
    ['adresse', 'x'.repeat(201)],
    ['adresse', '\u202e12'],
    ['code_postal', '3800'],
    ['code_postal', '٣٨٠٠٠'],
    ['code_postal', 'x'.repeat(13)],
    ['ville', '\u3164'],
    ['pays', 'France'],
    ['pays', 'XX'],
    ['telephone', 'zéro six'],
    ['telephone', '1'.repeat(30)],
    ['telephone', '<b>0612345678</b>'],
    ['avatar', 'https://exemple.fr/moi.jpg'],
    ['public_banner', '../../etc/passwd'],
    ['visibilite', 'amis'],
    ['visibilite', ''],
    ['visibilite', 'public'],
    ['initiales_resultats', 'oui'],
    ['initiales_resultats', '1'],
    ['licence_type', 'Athlé Running'],
    ['licence_numero', "'; --"],
    ['licence_numero', '12'],
    ['licence_numero', '🎫🎫🎫'],
    ['licence_fin', '2036-01-01'],
    ['licence_fin', '0026-01-01'],
    ['pps_numero', 'x'.repeat(31)],
    ['pps_fin', '2027-03-17'],
    ['pps_fin', 'bientôt'],
  ])('an invalid %s %.20j is refused and changes nothing', async (field, value) => {
    const { call } = await signIn()
    const before = (await update(call, { niveau: 'confirme' })).data
    await expect(update(call, { objectif: 'forme', [field]: value })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.stringMatching(/^[A-ZÀ-Ý].*[.…]$/) },
    })
    expect((await call('GET /api/auth/me')).data.profil).toEqual(before)
  })

  it('a postal code is checked against the country, in either order', async () => {
    const { call } = await signIn()
    await update(call, { code_postal: '1000', pays: 'BE' })
    await expect(update(call, { pays: 'FR' })).rejects.toMatchObject({
      errors: { code_postal: expect.any(String) },
    })
    expect((await update(call, { pays: 'FR', code_postal: '' })).data.pays).toBe('FR')
  })

  it.each([
    ['nothing said of one’s age', {}, 'date de naissance'],
    ['fewer than 18 years', { naissance: '2008-03-17' }, '18\u00a0ans'],
  ])('a profile cannot be public with %s', async (_, known, why) => {
    const { call } = await signIn()
    await update(call, known)
    await expect(update(call, { visibilite: 'public' })).rejects.toMatchObject({
      errors: { visibilite: expect.stringContaining(why) },
    })
    const both = { visibilite: 'public', naissance: '1990-05-12' }
    expect((await update(call, both)).data.visibilite).toBe('public')
  })

  it('completing a profile pays once', async () => {
    const user = await createUser(t.db)
    const { call } = await t.signIn(user)
    const kinds = async () => {
      const text = 'select kind from points where users_id = $1 order by kind'
      return (await t.db.$client.query(text, [user.id])).rows.map(({ kind }) => kind)
    }
    await update(call, { sexe: 'f' })
    await update(call, { sexe: 'non_precise' })
    expect(await kinds()).toEqual(['profil_qualifie'])
    await update(call, { ...COMPLETE, objectif: 'record', ville: 'Lyon', surfaces: 'path' })
    await update(call, { courses: 'trail', distance_courses: '{"min":10000}' })
    expect(await kinds()).toEqual(['profil_complet', 'profil_qualifie'])
  })

  it('days are counted in Paris', async () => {
    const late = await testApp({ now: new Date('2026-03-16T23:30:00Z') })
    const { call } = await late.signIn(await createUser(late.db))
    const body = fill({ naissance: '2011-03-17' })
    expect((await call('POST /api/profile/update', { body })).data.naissance).toBe('2011-03-17')
    await late.close()
  })

  it.each([
    ['application/json', '{"sexe":"h"}', 415],
    ['multipart/form-data', 'sans frontière', 400],
    ['multipart/form-data; boundary=x', '--x\r\ncoupé', 400],
  ])('the request %s is answered with its status', async (type, payload, status) => {
    const { headers } = await signIn()
    const answer = await t.inject({
      method: 'POST',
      url: '/api/profile/update',
      headers: { ...headers, 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
  })

  it('a profile can be changed by its member alone', async () => {
    await expect(
      t.call('POST /api/profile/update', { body: fill(COMPLETE) }),
    ).rejects.toMatchObject({
      status: 401,
      code: 'session_absente',
    })
  })
})
