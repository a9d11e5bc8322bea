import { createUser } from '@foulee/testing/factories'
import { createParcours, readStoredTrace } from '@foulee/testing/parcours'
import { startWatchService, WATCH_CLIENT, type WatchService } from '@foulee/testing/watch-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSuunto } from '#platform/watches/suunto.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

const service = 'suunto'

let t: TestApp
let suunto: WatchService
beforeAll(async () => {
  suunto = await startWatchService()
  const settings = { ...WATCH_CLIENT, endpoints: suunto.endpoints }
  const clock = () => t.clock.now
  const options = { publicUrl: 'http://localhost:3000', clock, timeout: 2 }
  t = await testApp({ watches: [createSuunto(settings, options)] })
})
afterAll(async () => {
  await t.close({ isStaged: true })
  await suunto.close()
})

type Member = SignedIn & { id: number }
const newMember = async (): Promise<Member> => {
  const user = await createUser(t.db)
  return { ...user, ...(await t.signIn(user, { remember: true })) }
}

async function completeOAuth({ call }: Member) {
  const { data } = await call('POST /api/montres/relier', { body: { service } })
  const { headers } = await fetch(data.url, { redirect: 'manual' })
  const { code, state = '' } = Object.fromEntries(
    new URL(headers.get('location') ?? '').searchParams,
  )
  return { service, code, state, secret: data.secret } as const
}
async function connect(member: Member) {
  const body = await completeOAuth(member)
  return (await member.call('POST /api/montres/retour', { body })).data
}
const newConnected = async () => {
  const member = await newMember()
  await connect(member)
  return member
}
const newRoute = async (more: Parameters<typeof createParcours>[2] = {}) =>
  (await createParcours(t.db, t.clock.now, more)).id
const sync = async ({ call }: Member, id: number) =>
  (await call('POST /api/parcours/sync/{id}', { params: { id: String(id) } })).data
const isConnected = async ({ call }: Member) =>
  (await call('GET /api/montres')).data[0]?.reliee_le != null
const countSent = () => suunto.routes.size

describe('linking of a watch account', () => {
  it('tokens are stored encrypted for one member', async () => {
    const member = await newMember()
    expect(await connect(member)).toEqual({
      service,
      label: 'Suunto',
      reliee_le: t.clock.now.toISOString(),
    })
    const { rows } = await t.db.$client.query('select jetons from montres where users_id = $1', [
      member.id,
    ])
    expect(rows[0].jetons).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(Buffer.from(rows[0].jetons.split('.')[2], 'base64url').toString()).not.toMatch(/token/)
    const thief = await newMember()
    await t.db.$client.query(
      "insert into montres (users_id, service, jetons) values ($1, 'suunto', $2)",
      [thief.id, rows[0].jetons],
    )
    const sent = countSent()
    await expect(sync(thief, await newRoute())).rejects.toMatchObject({
      code: 'montre_deconnectee',
    })
    expect(countSent()).toBe(sent)
  })

  it('a new link replaces the former one', async () => {
    const member = await newConnected()
    const route = await newRoute()
    await sync(member, route)
    await connect(member)
    expect((await sync(member, route)).etat, 'the other account does not have it').toBe('envoye')
    const { rows } = await t.db.$client.query('select from montres where users_id = $1', [
      member.id,
    ])
    expect(rows).toHaveLength(1)
  })

  it('a return is accepted once, from the same browser and member', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const body = await completeOAuth(member)
    const arrive = (who: Member, more: object = {}) =>
      who.call('POST /api/montres/retour', { body: { ...body, ...more } })
    await expect(arrive(other)).rejects.toMatchObject({ code: 'externe_autre_compte' })
    await expect(arrive(member, { secret: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'externe_autre_navigateur',
    })
    await expect(arrive(member, { state: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'externe_depasse',
    })
    await arrive(member)
    await expect(arrive(member)).rejects.toMatchObject({ code: 'externe_depasse' })
  })

  it('a return is refused after ten minutes, without consent, and with a foreign code', async () => {
    const member = await newMember()
    const arrive = (body: object) =>
      member.call('POST /api/montres/retour', {
        body: body as Awaited<ReturnType<typeof completeOAuth>>,
      })
    const { code: _, ...refused } = await completeOAuth(member)
    await expect(arrive({ ...refused, error: 'access_denied' })).rejects.toMatchObject({
      code: 'externe_annule',
    })
    const forged = await completeOAuth(member)
    await expect(arrive({ ...forged, code: 'inventé' })).rejects.toMatchObject({
      status: 422,
      code: 'montre_refusee',
    })
    const late = await completeOAuth(member)
    t.clock.advance({ hours: 1 })
    await expect(arrive(late)).rejects.toMatchObject({ code: 'externe_depasse' })
    expect(await isConnected(member)).toBe(false)
  })

  it('unlinking revokes the tokens at the service', async () => {
    const member = await newConnected()
    const { ended } = suunto.counts
    await member.call('POST /api/montres/del', { body: { service } })
    expect(suunto.counts.ended).toBe(ended + 1)
    expect(await isConnected(member)).toBe(false)
    await expect(member.call('POST /api/montres/del', { body: { service } })).rejects.toMatchObject(
      { code: 'montre_non_reliee' },
    )
  })

  it('unlinking works even when the service is down', async () => {
    const member = await newConnected()
    suunto.trouble({ status: 500 })
    await member.call('POST /api/montres/del', { body: { service } })
    expect(await isConnected(member)).toBe(false)
  })
})

describe('sending of a route to a watch', () => {
  it('without a watch the answer points to the FIT file', async () => {
    const id = await newRoute()
    expect(await sync(await newMember(), id)).toEqual({
      etat: 'sans_montre',
      service: '',
      url: `/api/parcours/${id}/fit`,
    })
  })

  it('hidden ends are never sent', async () => {
    const id = await newRoute({ rayon_masque: 300 })
    const member = await newConnected()
    await sync(member, id)
    const gpx = [...suunto.routes.values()].at(-1) ?? ''
    const { rows } = await t.db.$client.query(
      'select st_x(p) as lon, st_y(p) as lat from (select st_startpoint(st_linefromencodedpolyline(lignes[1], 6)) as p from parcours_traces where parcours_id = $1) x',
      [id],
    )
    const stored = await readStoredTrace(t.db, id)
    expect(stored?.lignes.length).toBeGreaterThan(0)
    const { lon, lat } = rows[0]
    const points = [...gpx.matchAll(/<trkpt lat="([\d.-]+)" lon="([\d.-]+)"/g)]
    expect(points.length).toBeGreaterThan(50)
    for (const [, y, x] of points) {
      const metres = Math.hypot((Number(x) - lon) * 78_500, (Number(y) - lat) * 111_200)
      expect(metres).toBeGreaterThan(30)
    }
    expect(gpx).not.toContain('<time>')
  })

  it('each state of a route is sent once, also under concurrency', async () => {
    const member = await newConnected()
    const id = await newRoute()
    const sent = countSent()
    const outcomes = await Promise.allSettled([sync(member, id), sync(member, id)])
    const done = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(done.length).toBeGreaterThan(0)
    expect(countSent()).toBe(sent + 1)
    expect((await sync(member, id)).etat).toBe('deja_envoye')
    expect(countSent()).toBe(sent + 1)
    await t.db.$client.query(
      'update parcours_cards set fiche = replace(fiche, $2, $3) where parcours_id = $1',
      [id, 'Une boucle en balcon', 'Une traversée'],
    )
    expect((await sync(member, id)).etat).toBe('envoye')
    expect(countSent()).toBe(sent + 2)
  })

  it('a route deleted at the service is sent again', async () => {
    const member = await newConnected()
    const id = await newRoute()
    await sync(member, id)
    suunto.routes.clear()
    expect((await sync(member, id)).etat).toBe('envoye')
    expect(countSent()).toBe(1)
  })

  it('an abandoned sending is taken over', async () => {
    const member = await newConnected()
    const id = await newRoute()
    await sync(member, id)
    await t.db.$client.query('update montre_envois set externe_id = null where parcours_id = $1', [
      id,
    ])
    await expect(sync(member, id)).rejects.toMatchObject({ status: 409, code: 'envoi_en_cours' })
    t.clock.advance({ ms: 121_000 })
    expect((await sync(member, id)).etat).toBe('envoye')
  })

  it('tokens are refreshed before they expire, and when they are refused', async () => {
    const member = await newConnected()
    const { refreshed } = suunto.counts
    t.clock.advance({ hours: 24 })
    await sync(member, await newRoute())
    expect(suunto.counts.refreshed).toBe(refreshed + 1)
    suunto.expire()
    await sync(member, await newRoute())
    expect(suunto.counts.refreshed).toBe(refreshed + 2)
    await sync(member, await newRoute())
    expect(suunto.counts.refreshed, 'the fresh ones are kept').toBe(refreshed + 2)
  })

  it('two simultaneous refreshes work, though a refresh token is valid once', async () => {
    const member = await newConnected()
    const ids = [await newRoute(), await newRoute()]
    suunto.expire()
    const outcomes = await Promise.allSettled(ids.map((id) => sync(member, id)))
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await isConnected(member)).toBe(true)
    for (const id of ids) await sync(member, id)
  })

  it('a consent withdrawn at the service unlinks, with a message', async () => {
    const member = await newConnected()
    suunto.revoke()
    await expect(sync(member, await newRoute())).rejects.toMatchObject({
      status: 409,
      code: 'montre_deconnectee',
      message: expect.stringContaining('Suunto n’autorise plus Foulée'),
    })
    expect(await isConnected(member)).toBe(false)
    expect((await sync(member, await newRoute())).etat).toBe('sans_montre')
  })

  it.each<[string, { status: number; headers?: Record<string, string> }, object]>([
    [
      'too many',
      { status: 429, headers: { 'retry-after': '77' } },
      { status: 503, retryAfter: 77 },
    ],
    [
      'too many for days',
      { status: 429, headers: { 'retry-after': '999999' } },
      { retryAfter: 3600 },
    ],
    [
      'a date to come back',
      { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
      { retryAfter: 30 },
    ],
    ['a fault', { status: 500 }, { status: 503, code: 'service_indisponible' }],
    ['a key that may not', { status: 403 }, { status: 503, code: 'service_indisponible' }],
    ['a route it does not take', { status: 400 }, { status: 422, code: 'montre_parcours_refuse' }],
  ])(
    'the answer %s of the service is reported, and a retry is possible',
    async (_, trouble, failure) => {
      const member = await newConnected()
      const id = await newRoute()
      suunto.trouble(trouble)
      await expect(sync(member, id)).rejects.toMatchObject(failure)
      expect(await isConnected(member)).toBe(true)
      expect((await sync(member, id)).etat).toBe('envoye')
    },
  )

  it('an unreachable service gives a 503', async () => {
    const away = await testApp({
      watches: [
        createSuunto(
          {
            ...WATCH_CLIENT,
            endpoints: { ...suunto.endpoints, api: 'http://localhost:9/v2' },
          },
          { publicUrl: 'http://localhost:3000', clock: () => t.clock.now, timeout: 1 },
        ),
      ],
    })
    const member = await newConnected()
    const { call } = await away.signIn(member)
    const id = await newRoute()
    await expect(
      call('POST /api/parcours/sync/{id}', { params: { id: String(id) } }),
    ).rejects.toMatchObject({ status: 503, code: 'service_indisponible' })
    await away.close()
  })

  it('another’s draft is not found, and a route without a file is refused', async () => {
    const member = await newConnected()
    await expect(sync(member, await newRoute({ etat: 0 }))).rejects.toMatchObject({ status: 404 })
    const own = await newRoute({ etat: 0, users_id: member.id, track: null })
    await expect(sync(member, own)).rejects.toMatchObject({ code: 'trace_absente' })
  })

  it('sending is rate-limited', async () => {
    const strict = await testApp({ rates: { envoi_montre: 1 } })
    const user = await createUser(strict.db)
    const { call } = await strict.signIn(user)
    const { data } = await call('POST /api/montres/relier', { body: { service } })
    const { url: _, ...ties } = data
    await call('POST /api/montres/retour', { body: { service, ...ties, code: 'x' } })
    const id = String(await newRoute())
    const once = () => call('POST /api/parcours/sync/{id}', { params: { id } })
    await once()
    await expect(once()).rejects.toMatchObject({ status: 429 })
    await strict.close()
  })
})

it('a replaced key still decrypts, and a lost one unlinks', async () => {
  const member = await newConnected()
  const settings = { ...WATCH_CLIENT, endpoints: suunto.endpoints }
  const options = { publicUrl: 'http://localhost:3000', clock: () => t.clock.now }
  const newKey = Buffer.alloc(32, 'neuve')
  const oldKey = Buffer.alloc(32, 'essai')
  const withKeys = async (keys: Buffer[]) => {
    const app = await testApp({
      watches: [createSuunto(settings, options)],
      config: { montres: { suunto: null, keys } },
    })
    const { call } = await app.signIn(member)
    const id = String(await newRoute())
    const outcome = await call('POST /api/parcours/sync/{id}', { params: { id } }).then(
      ({ data }) => data.etat,
      ({ code }) => code,
    )
    await app.close()
    return outcome
  }
  expect(await withKeys([newKey, oldKey])).toBe('envoye')
  expect(await withKeys([newKey])).toBe('montre_deconnectee')
  expect(await isConnected(member)).toBe(false)
})
