import * as schema from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { chooseNotices } from '@foulee/testing/notifications'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { resumes } from '#features/echanges/notifications/resumes.job.ts'
import { readConfig } from '#platform/config/config.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { getPushKeys } from '#platform/push/push-keys.ts'
import { type PushService, startPushService } from '#platform/push/test-push-service.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

const { push } = readConfig({ NODE_ENV: 'test' })

let t: TestApp
let service: PushService
let nora: { id: number }
beforeAll(async () => {
  t = await testApp({ config: { push: { ...push, isLocalAllowed: true } } })
  service = await startPushService(async () => (await getPushKeys(t.db, { push })).publicKey)
  nora = await createUser(t.db, { is_staff: true })
})
afterAll(async () => {
  await service.close()
  await t.close()
})

type Member = SignedIn & { id: number; email: string }
async function newMember(): Promise<Member> {
  const { id, email } = await createUser(t.db, { password_hash: null })
  return { id, email, ...(await t.signIn({ id })) }
}
const comment = async ({ call }: Member, id: number, texte: string) =>
  (await call('POST /api/commentaires', { body: { model: 'publication', id, texte } })).data.id
const hideComment = async (id: number) =>
  (await t.signIn(nora)).call('POST /api/commentaires/masquer', {
    body: { id, motif: 'Propos insultants' },
  })

async function hideItem(reporter: Member, id: number) {
  await reporter.call('POST /api/signalements', {
    body: { model: 'publication', id, motif: 'publicite', texte: '' },
  })
  const [report] = await t.db
    .select({ id: schema.signalements.id })
    .from(schema.signalements)
    .where(eq(schema.signalements.users_id, reporter.id))
  const staff = await t.signIn(nora)
  await staff.call('POST /api/signalements/decider', {
    body: { id: report?.id ?? 0, decision: 'retenu', motif: 'De la publicité.' },
  })
}
const erase = ({ call }: Member) => call('POST /api/auth/delete', { body: { confirmation: true } })

describe('withdrawal of words', () => {
  const ends: [string, (author: Member, id: number, reader: Member) => Promise<unknown>][] = [
    ['taken back', ({ call }, id) => call('POST /api/feed/del/{id}', { params: { id } })],
    ['hidden by the staff', (_, id, reader) => hideItem(reader, id)],
    [
      'of a profile made private',
      ({ id: users_id }) =>
        t.db
          .update(schema.profils)
          .set({ visibilite: 'personne' })
          .where(eq(schema.profils.users_id, users_id)),
    ],
    ['of an erased account', (author) => erase(author)],
  ]
  afterEach(() => t.db.delete(schema.misesEnAvant))

  it.each(ends)(
    'words %s leave the feed, their page, their comments and the highlights',
    async (_, end) => {
      const [author, reader] = [await newMember(), await newMember()]
      await t.db.insert(schema.suivis).values({ users_id: reader.id, suivi_id: author.id })
      const { id } = await createPublication(t.db, { users_id: author.id })
      const at = t.clock.now.getTime()
      await t.db.insert(schema.misesEnAvant).values({
        publications_id: id,
        titre: 'La photo de la semaine',
        debut: new Date(at - 1000).toISOString(),
        fin: new Date(at + 86_400_000).toISOString(),
      })
      await comment(reader, id, 'Bravo.')
      const { call } = reader
      const feed = async () =>
        (await call('POST /api/dashboard/feed', {})).data.map((item) => item.id)
      const highlights = async () =>
        (await call('POST /api/dashboard/push')).data.map((item) => item.id)
      const open = () => call('POST /api/feed/{id}', { params: { id } })
      const listComments = () =>
        call('POST /api/commentaires/list', { body: { model: 'publication', id } })
      expect([await feed(), await highlights()]).toEqual([[id], [id]])
      expect([(await open()).data.id, (await listComments()).data.nb]).toEqual([id, 1])

      await end(author, id, reader)
      expect([await feed(), await highlights()]).toEqual([[], []])
      await expect(open()).rejects.toMatchObject({ code: 'publication_introuvable' })
      await expect(listComments()).rejects.toMatchObject({ code: 'objet_introuvable' })
    },
  )

  it('words hidden by the staff come with a reason, which their author reads and is mailed', async () => {
    const [author, reader] = [await newMember(), await newMember()]
    await chooseNotices(t.db, author.id, 'avis', { app: false, mail: 'jamais' })
    const { id } = await createPublication(t.db, { users_id: author.id })
    await hideItem(reader, id)
    await t.workOff()
    const { notifications } = (await author.call('POST /api/notifications/list', {})).data
    expect(notifications).toMatchObject([
      { titre: 'Votre publication est masquée', url: `/feed/${id}` },
    ])
    const [mail, ...more] = t.mailsTo(author.email)
    expect([mail?.subject, more]).toEqual(['Votre publication est masquée', []])
    expect(mail?.text).toContain('Raison\u00a0: De la publicité.')
    expect(mail?.unsubscribe).toBeUndefined()
  })
})

describe('notice of a comment', () => {
  const ends: [
    string,
    (writer: Member, ids: { item: number; comment: number }) => Promise<unknown>,
  ][] = [
    [
      'that its author takes back',
      ({ call }, { comment: id }) => call('POST /api/commentaires/del', { body: { id } }),
    ],
    ['that the staff hides', (_, { comment: id }) => hideComment(id)],
    ['whose publication is taken back', (_, { item }) => removeItem(item)],
  ]
  let owner: Member
  const removeItem = (id: number) => owner.call('POST /api/feed/del/{id}', { params: { id } })

  async function createNotifiedOwner(mail: 'aussitot' | 'quotidien') {
    owner = await newMember()
    await chooseNotices(t.db, owner.id, 'avis', { mail, push: true })
    const device = service.subscribe()
    await owner.call('POST /api/notifications/appareils', { body: device })
    const { id: item } = await createPublication(t.db, { users_id: owner.id })
    const writer = await newMember()
    return { device, item, writer, comment: await comment(writer, item, 'Trois mots rares.') }
  }
  const listed = async () => (await owner.call('POST /api/notifications/list', {})).data
  const listReceived = async ({ device }: Awaited<ReturnType<typeof createNotifiedOwner>>) => {
    await enqueue(t.db, resumes, {})
    await t.workOff()
    return [
      t.mailsTo(owner.email).map(({ subject }) => subject),
      service.receivedAt(device.adresse).length,
    ]
  }

  it('a comment is announced by mail and on devices', async () => {
    const notified = await createNotifiedOwner('aussitot')
    expect((await listed()).nb_non_lues).toBe(1)
    expect(await listReceived(notified)).toEqual([['Un commentaire sous votre publication'], 1])
  })

  it.each(ends)(
    'a comment %s leaves the bell, and no mail or device announces it',
    async (_, end) => {
      for (const mode of ['aussitot', 'quotidien'] as const) {
        const notified = await createNotifiedOwner(mode)
        await end(notified.writer, notified)
        expect(await listed()).toMatchObject({ nb: 0, nb_non_lues: 0 })
        t.clock.advance({ hours: 24 })
        expect(await listReceived(notified)).toEqual([[], 0])
      }
    },
  )

  it('a comment of an erased account is not quoted under its name', async () => {
    const notified = await createNotifiedOwner('aussitot')
    await erase(notified.writer)
    await t.workOff()
    expect(t.mailsTo(owner.email)).toEqual([])
    expect((await listed()).nb, 'it stays there, without a name').toBe(1)
  })

  it('an answer withdrawn before its notice is announced to nobody', async () => {
    const coach = await newMember()
    const { id } = await t.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(schema.commentaires)
        .values({ model: 'publication', objet_id: 0, users_id: coach.id, texte: 'Une question.' })
        .returning()
      return row ?? { id: 0 }
    })
    owner = await newMember()
    const item = await createPublication(t.db, { users_id: owner.id })
    await t.db
      .update(schema.commentaires)
      .set({ objet_id: item.id })
      .where(eq(schema.commentaires.id, id))
    const answer = (reponse: string) =>
      owner.call('POST /api/commentaires/repondre', { body: { id, reponse } })
    await answer('Oui.')
    await answer('')
    await t.workOff()
    expect(t.mailsTo(coach.email)).toEqual([])
    expect((await coach.call('POST /api/notifications/list', {})).data.nb).toBe(0)
  })
})
