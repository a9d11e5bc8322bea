import { glob, readFile } from 'node:fs/promises'
import * as tables from '@foulee/db/schema'
import {
  type Choix,
  NOTIFICATION_KINDS,
  type Notification,
} from '@foulee/domain/echanges/notification'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { type Lecteur, notifyMembers } from './notify-members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function newMember(choix: Partial<Choix> = {}, kind: Notification = 'courses') {
  const user = await createUser(t.db)
  await chooseNotices(t.db, user.id, kind, choix)
  return { ...(await t.signIn(user)), ...user }
}
type Member = Awaited<ReturnType<typeof newMember>>

const toLecteur = ({ id }: { id: number }, more: Partial<Lecteur> = {}): Lecteur => ({
  users_id: id,
  nouvelles: [
    {
      cle: `essai:${nextNumber()}`,
      titre: 'La date change',
      texte: 'Nouvelle date\u00a0: le 13 juin.',
      url: '/courses/trail',
    },
  ],
  mail: { bouton: 'Voir la course' },
  ...more,
})
const notifyAll = (lecteurs: Lecteur[], kind: Notification = 'courses') =>
  t.db.transaction((tx) => notifyMembers(tx, { kind, le: t.clock.now, lecteurs }))
const listed = async ({ call }: Member) =>
  (await call('POST /api/notifications/list', {})).data.notifications.map(({ titre }) => titre)
const rowsOf = ({ id }: Member) =>
  t.db.select().from(tables.notifications).where(eq(tables.notifications.users_id, id))
const mailsOf = async ({ email }: Member) => {
  await t.workOff()
  return t.mailsTo(email)
}

describe('tellMembers', () => {
  it('notifies in the bell and by email, with an unsubscribe link', async () => {
    const member = await newMember()
    await notifyAll([toLecteur(member)])
    expect(await listed(member)).toEqual(['La date change'])
    const [mail, ...more] = await mailsOf(member)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'La date change' })
    expect(mail?.text).toContain('Nouvelle date\u00a0: le 13 juin.')
    expect(mail?.unsubscribe).toMatch(/\/desabonnement\/\d+\.courses\.[\w-]{43}$/)
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(mail?.unsubscribe)
  })

  it.each<[string, Partial<Choix>, { bell: number; mails: number }]>([
    ['without a mail', { mail: 'jamais' }, { bell: 1, mails: 0 }],
    ['for the mail of the day', { mail: 'quotidien' }, { bell: 1, mails: 0 }],
    ['by mail alone', { app: false }, { bell: 0, mails: 1 }],
    ['nowhere', { app: false, mail: 'jamais' }, { bell: 0, mails: 0 }],
  ])('notifies by %s, as the member chose', async (_, choix, { bell, mails }) => {
    const member = await newMember(choix)
    await notifyAll([toLecteur(member)])
    expect(await listed(member)).toHaveLength(bell)
    expect(await mailsOf(member)).toHaveLength(mails)
    const [row] = await rowsOf(member)
    expect(row?.attend_depuis !== null).toBe(choix.mail === 'quotidien')
  })

  it("ignores preferences for a member's own bookings, and sends no unsubscribe link", async () => {
    const member = await newMember({ app: false, mail: 'jamais', push: false })
    await notifyAll([toLecteur(member, { isOwed: true })])
    expect(await listed(member)).toHaveLength(1)
    const [mail] = await mailsOf(member)
    expect(mail?.unsubscribe).toBeUndefined()
    expect(mail?.text).not.toContain('desabonnement')
  })

  it.each(NOTIFICATION_KINDS)(
    'sends an email of the kind %s, with an unsubscribe link for that kind',
    async (kind) => {
      const member = await newMember({ mail: 'aussitot' }, kind)
      await notifyAll([toLecteur(member)], kind)
      const [mail] = await mailsOf(member)
      expect(mail?.unsubscribe).toContain(`/desabonnement/${member.id}.${kind}.`)
      for (const body of [mail?.text, mail?.html]) expect(body).toContain(mail?.unsubscribe)
    },
  )

  it.each(NOTIFICATION_KINDS)(
    'notifies nowhere of the kind %s once it is switched off',
    async (kind) => {
      const member = await newMember({ app: false, mail: 'jamais', push: false }, kind)
      const other = await newMember({ app: true, mail: 'aussitot', push: false }, kind)
      await notifyAll([toLecteur(member), toLecteur(other)], kind)
      expect(await listed(member)).toEqual([])
      expect(await mailsOf(member)).toEqual([])
      expect(await listed(other)).toHaveLength(1)
      expect(await mailsOf(other)).toHaveLength(1)
    },
  )

  it('is used by every kind that has a preference', async () => {
    const tellers: string[] = []
    for await (const path of glob('apps/server/src/{kernel,features}/**/*.ts')) {
      if (path.endsWith('.test.ts')) continue
      const text = await readFile(path, 'utf8')
      if (text.includes('notifyMembers(')) tellers.push(text)
    }
    const silent = NOTIFICATION_KINDS.filter(
      (kind) => !tellers.some((text) => text.includes(`kind: '${kind}'`)),
    )
    expect(silent).toEqual([])
  })

  it('notifies once for repeated calls, also where no channel is on', async () => {
    const [open, closed] = [await newMember(), await newMember({ app: false })]
    const lecteurs = [toLecteur(open), toLecteur(closed)]
    await notifyAll(lecteurs)
    await notifyAll(lecteurs)
    for (const member of [open, closed]) {
      expect(await rowsOf(member)).toHaveLength(1)
      expect(await mailsOf(member)).toHaveLength(1)
    }
  })

  it('skips members who left', async () => {
    const member = await newMember()
    await t.db
      .update(tables.users)
      .set({ supprime_le: t.clock.now.toISOString() })
      .where(eq(tables.users.id, member.id))
    await notifyAll([toLecteur(member)])
    expect(await rowsOf(member)).toEqual([])
    expect(await mailsOf(member)).toEqual([])
  })

  it('leaves security emails without an unsubscribe link, whatever the preferences', async () => {
    const { email, call } = await newMember()
    await t.call('POST /api/auth/forgot', { body: { email } })
    await call('POST /api/auth/logout')
    await t.workOff()
    const mails = t.mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Choisissez un nouveau mot de passe'])
    for (const { unsubscribe, text, html } of mails) {
      expect(unsubscribe).toBeUndefined()
      for (const body of [text, html]) expect(body).not.toContain('desabonnement')
    }
  })

  it('resumes after a crash and notifies each member once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember()))
    const lecteurs = members.map((member) => toLecteur(member))
    await notifyAll(lecteurs.slice(0, 3))
    const killed = t.db.transaction(async (tx) => {
      await notifyMembers(tx, { kind: 'courses', le: t.clock.now, lecteurs: lecteurs.slice(3, 5) })
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    await notifyAll(lecteurs)
    for (const member of members) {
      expect(await rowsOf(member)).toHaveLength(1)
      expect(await mailsOf(member)).toHaveLength(1)
    }
  })

  it('shows badges in the bell only, unless the member asks for more', async () => {
    const user = await createUser(t.db)
    const quiet = { ...(await t.signIn(user)), ...user }
    const keen = await newMember({ mail: 'aussitot' }, 'badges')
    await notifyAll([toLecteur(quiet), toLecteur(keen)], 'badges')
    expect(await mailsOf(quiet)).toEqual([])
    expect(await mailsOf(keen)).toHaveLength(1)
  })
})
