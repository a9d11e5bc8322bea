import { createUser } from '@foulee/testing/factories'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTRY } from '#features/registry.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createPerson } from './mes-donnees.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function readArchive(call: TestApp['call']) {
  const { blob } = await call('POST /api/auth/export')
  return unzipSync(new Uint8Array(await blob.arrayBuffer()))
}

describe('export of personal data', () => {
  it('the export has one file for each name declared by the features', () => {
    const names = REGISTRY.personal.flatMap(({ collect = [] }) => collect.map(({ name }) => name))
    expect(names).toEqual([...new Set(names)])
  })

  it('the export holds everything, in readable words', async () => {
    const { call, user } = await createPerson(t)
    const files = await readArchive(call)
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    for (const known of [
      user.email,
      'Personne-Unique',
      '12 rue du Col',
      'LICENCE-SECRETE',
      'zoe-unique',
      'CARTE-SECRETE',
      'MESSAGE-SECRET',
      'REVENDICATION-SECRETE',
      'inscription',
      'visit',
      'Complète',
      'Balcon de Zoé',
      'RESERVATION-SECRETE',
      'PARTICIPANTE-SECRETE',
      'BROUILLON-SECRET',
      'SORTIE-SECRETE',
      'CHAUSSURES-SECRETES',
      'AVIS-SIGNE',
      'SIGNALEMENT-SECRET',
      'REPONSE-DONNEE',
      'MOTIF-SECRET',
      'CLUB-DE-LA-LIGNE',
      'ENVOI-SIGNE',
      'PUBLICATION-DE-ZOE',
      'strava',
    ]) {
      expect(text).toContain(known)
    }
    const readMe = strFromU8(files['LISEZMOI.txt'] ?? new Uint8Array())
    expect(readMe).toContain('Bonjour Zoé,')
    for (const name of Object.keys(files)) {
      if (name !== 'LISEZMOI.txt') expect(readMe).toContain(`- ${name}\u00a0: `)
    }
    expect(readMe).not.toContain('autres données')
    expect(strFromU8(files['images/avatar.webp'] ?? new Uint8Array())).toBe('image')
  })

  it('the export holds no secret, hashed or not, and nothing of others', async () => {
    const { call, user, friend } = await createPerson(t)
    const text = Object.values(await readArchive(call))
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    const { rows } = await t.db.$client.query(
      'select token_hash from sessions where users_id = $1 union select token_hash from jetons where users_id = $1',
      [user.id],
    )
    for (const { token_hash } of rows) expect(text).not.toContain(token_hash)
    expect(text).not.toMatch(/hash|argon2/)
    expect(text).not.toContain('JETON-CHIFFRE')
    expect(text).not.toContain('SECRET-DU-FACTEUR')
    expect(text).not.toMatch(/ADRESSE-SECRETE|CLE-SECRETE|AUTH-SECRETE/)
    expect(text).not.toContain(friend.email)
    expect(text).not.toContain('AVIS-D-AUTRUI')
    expect(text).not.toContain('MOTIF-D-AUTRUI')
  })

  it('the export is dated and rate-limited', async () => {
    const strict = await testApp({ rates: { export: 1 } })
    const { headers } = await strict.signIn(await createUser(strict.db))
    const requestExport = () => strict.inject({ method: 'POST', url: '/api/auth/export', headers })
    const answer = await requestExport()
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="foulee-mes-donnees-2026-03-16.zip"',
      'cache-control': 'private, no-store',
    })
    expect((await requestExport()).statusCode).toBe(429)
    await strict.close()
  })
})
