import { createDemande, createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { createFactorApp } from './second-facteur.examples.ts'
import { getCode } from './totp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ config: { staffSecondFactor: true } })
})
afterAll(() => t.close())

const newStaff = async () => {
  const user = await createUser(t.db, { is_staff: true })
  return { ...user, ...(await t.signIn(user)) }
}
const withApp = async () => {
  const staff = await newStaff()
  return { ...staff, secret: await createFactorApp(t, staff.id) }
}
const verify = ({ call }: SignedIn, code: string) =>
  call('POST /api/second-facteur/valider', { body: { code } })
const enter = ({ call }: SignedIn) => call('POST /api/admin/entree')
const now = (ms = 0) => new Date(t.clock.now.getTime() + ms)
const STEP_MS = 30_000

describe('activation of an app', () => {
  it('an app is active once its first code is right', async () => {
    const staff = await newStaff()
    const { data } = await staff.call('POST /api/second-facteur/preparer')
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Foul%C3%A9e:.+secret=/)
    await expect(enter(staff)).rejects.toMatchObject({ code: 'second_facteur_requis' })
    const code = getCode(data.secret, t.clock.now)
    const { codes } = (await staff.call('POST /api/second-facteur/activer', { body: { code } }))
      .data
    expect(new Set(codes).size).toBe(10)
    await enter(staff)
    const { data: seen } = await staff.call('GET /api/second-facteur')
    expect(seen).toMatchObject({ secours: 10, est_demande: true })
    expect(seen.donne_le && seen.actif_le).toBeTruthy()
  })

  it('the secret is stored encrypted', async () => {
    const staff = await newStaff()
    const { secret } = (await staff.call('POST /api/second-facteur/preparer')).data
    const { rows } = await t.db.$client.query(
      'select secret, secours from seconds_facteurs where users_id = $1',
      [staff.id],
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('an active app cannot be replaced by preparing another', async () => {
    const staff = await withApp()
    await expect(staff.call('POST /api/second-facteur/preparer')).rejects.toMatchObject({
      code: 'second_facteur_actif',
    })
  })

  it('activation requires a new code on other devices', async () => {
    const staff = await newStaff()
    const other = await t.signIn(staff)
    await t.db.$client.query('update sessions set facteur_le = now() where users_id = $1', [
      staff.id,
    ])
    await enter(other)
    const { secret } = (await staff.call('POST /api/second-facteur/preparer')).data
    const code = getCode(secret, t.clock.now)
    await staff.call('POST /api/second-facteur/activer', { body: { code } })
    await expect(enter(other)).rejects.toMatchObject({ code: 'second_facteur_requis' })
  })
})

describe('staff before the second factor', () => {
  it('without the code the staff have no special right, in any call', async () => {
    const staff = await withApp()
    const { id } = await createDemande(t.db)
    const body = { id, decision: 'acceptee' as const }
    await expect(staff.call('POST /api/demandes/decider', { body })).rejects.toMatchObject({
      status: 403,
      code: 'second_facteur_requis',
    })
    await expect(
      staff.call('POST /api/demandes/list', { body: { my: false } }),
    ).rejects.toMatchObject({ code: 'acces_refuse' })
    await verify(staff, getCode(staff.secret, t.clock.now))
    await staff.call('POST /api/demandes/decider', { body })
    await staff.call('POST /api/demandes/list', { body: { my: false } })
  })

  it('each session needs its own code', async () => {
    const staff = await withApp()
    await verify(staff, getCode(staff.secret, t.clock.now))
    await expect(enter(await t.signIn(staff))).rejects.toMatchObject({
      code: 'second_facteur_requis',
    })
  })

  it('a member is refused as before', async () => {
    const member = await t.signIn(await createUser(t.db))
    await expect(enter(member)).rejects.toMatchObject({ code: 'acces_refuse' })
    await expect(member.call('GET /api/second-facteur')).rejects.toMatchObject({
      code: 'acces_refuse',
    })
  })
})

describe('code of the app', () => {
  it.each([
    ['of this instant', 0],
    ['of the step before', -STEP_MS],
    ['of the step after', STEP_MS],
  ])('a code is accepted: %s', async (_, shift) => {
    const staff = await withApp()
    await verify(staff, getCode(staff.secret, now(shift)))
  })

  it('a code may be written in two halves', async () => {
    const staff = await withApp()
    await verify(staff, getCode(staff.secret, t.clock.now).replace(/^.../, '$& '))
  })

  it.each([
    ['old', (secret: string) => getCode(secret, now(-2 * STEP_MS))],
    ['too early', (secret: string) => getCode(secret, now(2 * STEP_MS))],
    ['of another app', () => getCode('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', t.clock.now)],
    ['too short', () => '12345'],
    ['words', () => 'ouvre-toi'],
    ['SQL', () => "' or 1=1 --"],
  ])('a code is refused: %s', async (_, make) => {
    const staff = await withApp()
    await expect(verify(staff, make(staff.secret))).rejects.toMatchObject({
      status: 422,
      code: 'facteur_refuse',
    })
  })

  it('a code works once, and earlier ones no more after it', async () => {
    const staff = await withApp()
    const code = getCode(staff.secret, t.clock.now)
    await verify(staff, code)
    for (const again of [code, getCode(staff.secret, now(-STEP_MS))]) {
      await expect(verify(staff, again)).rejects.toMatchObject({ code: 'facteur_refuse' })
    }
    await verify(staff, getCode(staff.secret, now(STEP_MS)))
  })

  it('a code sent twice at once works once', async () => {
    const staff = await withApp()
    const code = getCode(staff.secret, t.clock.now)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => verify(staff, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a code without an app is refused', async () => {
    await expect(verify(await newStaff(), '123456')).rejects.toMatchObject({
      code: 'second_facteur_absent',
    })
  })
})

describe('recovery codes', () => {
  const newCodes = async () => {
    const staff = await withApp()
    const code = getCode(staff.secret, t.clock.now)
    const { codes } = (await staff.call('POST /api/second-facteur/secours', { body: { code } }))
      .data
    return { staff, codes }
  }

  it('a recovery code works once, however it is written', async () => {
    const { staff, codes } = await newCodes()
    const [first = '', second = ''] = codes
    expect((await verify(staff, first.toUpperCase().replace('-', ' '))).data.secours).toBe(9)
    await expect(verify(staff, first)).rejects.toMatchObject({ code: 'facteur_refuse' })
    await verify(staff, second)
  })

  it('a recovery code is its owner’s, and is voided by new ones', async () => {
    const { staff, codes } = await newCodes()
    const { staff: other, codes: others } = await newCodes()
    await expect(verify(other, codes[0] ?? '')).rejects.toMatchObject({ code: 'facteur_refuse' })
    await other.call('POST /api/second-facteur/secours', { body: { code: others[0] ?? '' } })
    await expect(verify(other, others[1] ?? '')).rejects.toMatchObject({ code: 'facteur_refuse' })
    await verify(staff, codes[0] ?? '')
  })

  it('a recovery code removes a lost app', async () => {
    const { staff, codes } = await newCodes()
    const { data } = await staff.call('POST /api/second-facteur/retirer', {
      body: { code: codes[3] ?? '' },
    })
    expect(data).toMatchObject({ actif_le: null, secours: 0, donne_le: null })
    await staff.call('POST /api/second-facteur/preparer')
  })
})

it('attempts are limited per account, over all networks', async () => {
  const limited = await testApp({ rates: { facteur: 3 } })
  const user = await createUser(limited.db, { is_staff: true })
  await createFactorApp(limited, user.id)
  const { call } = await limited.signIn(user)
  const tries = [1, 2, 3, 4].map((n) => `00000${n}`)
  const codes: unknown[] = []
  for (const code of tries) {
    await call('POST /api/second-facteur/valider', { body: { code } }).catch((error) =>
      codes.push(error.code),
    )
  }
  expect(codes).toEqual(['facteur_refuse', 'facteur_refuse', 'facteur_refuse', 'trop_de_demandes'])
  await limited.close()
})
