import * as schema from '@foulee/db/schema'
import { shareTestDatabase } from '@foulee/testing/database'
import {
  createCourse,
  createOrganisateur,
  createUser,
  dayFrom,
  nextNumber,
} from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { type FluxReader, readFlux } from '@foulee/testing/flux-reader'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Fact, writePublication } from '#kernel/feed/write-publication.ts'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'
import { FLUX_CHANNEL, type FluxMessage } from '#platform/realtime/channel.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let origin: string
const readers: FluxReader[] = []
beforeAll(async () => {
  t = await testApp()
  origin = await t.app.listen({ port: 0 })
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.cut()
})
afterAll(() => t.close())

type Member = SignedIn & { id: number }
async function newMember(): Promise<Member> {
  const { id } = await createUser(t.db)
  return { id, ...(await t.signIn({ id })) }
}

async function listen({ token }: Member): Promise<FluxReader> {
  const reader = await readFlux(origin, { token })
  readers.push(reader)
  await reader.until((events) => events.length > 0)
  return reader
}

const follow = ({ call }: Member, kind: 'profil' | 'course', id: number, est_suivi = true) =>
  call('POST /api/abonnements/store', { body: { kind, id, est_suivi } })
const mute = ({ call }: Member, kind: 'profil' | 'foulee', id: number | null, est_muet = true) =>
  call('POST /api/feed/sourdine', { body: { kind, id, est_muet } })
const block = ({ call }: Member, { id: users_id }: Member, est_bloque = true) =>
  call('POST /api/profile/bloquer', { body: { users_id, est_bloque } })
const postToFeed = ({ call }: Member) =>
  call('POST /api/feed/store', { body: form({ texte: 'Les crêtes sont sèches.' }) })

const write = (fact: Pick<Fact, 'emetteur'> & Partial<Fact>, isUndone = false) =>
  t.db
    .transaction(async (tx) => {
      const own = { kind: 'texte', cle: null, fait_id: null, texte: 'Ce qui arrive.' } as const
      await writePublication(tx, { ...own, ...fact, now: t.clock.now })
      if (isUndone) throw new Error('undone')
    })
    .catch((cause: Error) => expect(cause.message).toBe('undone'))

async function countNotified(member: Member, reader: FluxReader): Promise<number> {
  const kind = `fin ${nextNumber()}`
  const event = { users_id: member.id, type: 'notification', data: { kind } } as const
  await t.db.transaction((tx) => addFluxEvents(tx, [event]))
  const events = await reader.until((all) => all.at(-1)?.data.kind === kind)
  const told = events.filter(({ type }) => type === 'fil')
  // The event carries no content: the page fetches it, under the rules of visibility.
  for (const { data, id } of told) expect([data, id]).toEqual([{ etalement: 500 }, undefined])
  return told.length
}

async function newPair() {
  const [author, member] = [await newMember(), await newMember()]
  return { author, member, reader: await listen(member) }
}
type Pair = Awaited<ReturnType<typeof newPair>>

type Step = (pair: Pair) => Promise<unknown>
async function doAll(pair: Pair, steps: readonly Step[]) {
  for (const step of steps) {
    await countNotified(pair.member, pair.reader)
    await step(pair)
  }
}
const followAuthor: Step = ({ author, member }) => follow(member, 'profil', author.id)
const muteAuthor: Step = ({ author, member }) => mute(member, 'profil', author.id)

describe('live delivery of words', () => {
  const TOLD: [string, Step[]][] = [
    ['follows the author', [followAuthor]],
    [
      'follows the author from their profile',
      [
        ({ author, member }) =>
          member.call('POST /api/profile/suivre', {
            body: { users_id: author.id, is_followed: true },
          }),
      ],
    ],
    [
      'hears the author again',
      [followAuthor, muteAuthor, ({ author, member }) => mute(member, 'profil', author.id, false)],
    ],
    [
      'follows again whom they blocked for a while',
      [
        ({ author, member }) => block(member, author),
        ({ author, member }) => block(member, author, false),
        followAuthor,
      ],
    ],
  ]
  it.each(TOLD)('words reach at once a member who %s', async (_, steps) => {
    const pair = await newPair()
    await doAll(pair, steps)
    await postToFeed(pair.author)
    expect(await countNotified(pair.member, pair.reader)).toBe(1)
  })

  const NOT_TOLD: [string, Step[]][] = [
    ['follows nobody', []],
    [
      'has just ceased to follow',
      [followAuthor, ({ author, member }) => follow(member, 'profil', author.id, false)],
    ],
    [
      'was taken off by the author',
      [
        followAuthor,
        ({ author, member }) =>
          author.call('POST /api/profile/abonnes/del', { body: { users_id: member.id } }),
      ],
    ],
    ['does not hear the author any more', [followAuthor, muteAuthor]],
    ['has blocked the author', [followAuthor, ({ author, member }) => block(member, author)]],
    ['was blocked by the author', [followAuthor, ({ author, member }) => block(author, member)]],
  ]
  it.each(NOT_TOLD)('words do not reach a member who %s', async (_, steps) => {
    const pair = await newPair()
    await doAll(pair, steps)
    await postToFeed(pair.author)
    expect(await countNotified(pair.member, pair.reader)).toBe(0)
  })

  it('words do not reach their own author', async () => {
    const { member, reader } = await newPair()
    await postToFeed(member)
    expect(await countNotified(member, reader)).toBe(0)
  })

  it('words cost one message to each process, whatever the number of followers', async () => {
    const heard: FluxMessage[] = []
    const connection = await shareTestDatabase()
    const stop = await connection.listen(
      FLUX_CHANNEL,
      (payload) => heard.push(JSON.parse(payload)),
      () => undefined,
    )
    onTestFinished(stop)
    const { author, ...first } = await newPair()
    const all = [first, await newPair(), await newPair()]
    for (const { member } of all) await follow(member, 'profil', author.id)
    await postToFeed(author)
    for (const { member, reader } of all) expect(await countNotified(member, reader)).toBe(1)
    expect(heard.filter((message) => 'sujet' in message)).toEqual([
      {
        sujet: `fil:profil:${author.id}`,
        sauf: [`fil:muet:profil:${author.id}`, `fil:sauf:${author.id}`],
        type: 'fil',
        data: {},
      },
    ])
  })

  it('words that are withdrawn reach nobody', async () => {
    const { author, member, reader } = await newPair()
    await follow(member, 'profil', author.id)
    await write({ emetteur: { kind: 'profil', id: author.id }, users_id: author.id }, true)
    expect(await countNotified(member, reader)).toBe(0)
  })

  it('words reach each open page of a member', async () => {
    const { author, member, reader } = await newPair()
    const other = await listen(member)
    await follow(member, 'profil', author.id)
    await postToFeed(author)
    expect([await countNotified(member, reader), await countNotified(member, other)]).toEqual([
      1, 1,
    ])
  })
})

describe('live delivery of the news of a race', () => {
  async function newRace() {
    const organisateur = await createOrganisateur(t.db)
    const course = await createCourse(t.db, t.clock.now, {
      organisateurs_id: organisateur.id,
      editions: [{ date_debut: dayFrom(t.clock.now, -5) }],
    })
    const publishFact = (fact: Partial<Fact> = {}) =>
      write({
        emetteur: { kind: 'organisateur', id: organisateur.id },
        cibles: [{ kind: 'course', id: course.id }],
        ...fact,
      })
    return { organisateur, course, tell: publishFact }
  }

  it('a follower of the race and of its organiser receives its news once', async () => {
    const { member, reader } = await newPair()
    const { organisateur, course, tell } = await newRace()
    await follow(member, 'course', course.id)
    await member.call('POST /api/abonnements/store', {
      body: { kind: 'organisateur', id: organisateur.id, est_suivi: true },
    })
    await tell()
    expect(await countNotified(member, reader)).toBe(1)
  })

  it('a member with the race in the run list receives its news until it is run or removed', async () => {
    const { member, reader } = await newPair()
    const { course, tell } = await newRace()
    const body = { type: 'epreuve', id: await findEpreuveOf(t.db, course.id) } as const
    const saveToListe = (etat: 'envie' | 'inscrit' | 'termine') =>
      member.call('POST /api/liste/store', { body: { ...body, extra: { etat } } })
    const countAfter = async (step: Promise<unknown>) => {
      await step
      await countNotified(member, reader)
      await tell()
      return countNotified(member, reader)
    }
    const remove = () => member.call('POST /api/liste/delete', { body })
    expect(await countAfter(saveToListe('envie')), 'wished for').toBe(1)
    expect(await countAfter(saveToListe('termine')), 'finished').toBe(1)
    expect(await countAfter(saveToListe('inscrit')), 'registered').toBe(2)
    expect(await countAfter(remove()), 'taken out').toBe(2)
  })

  it('a follower who made the news does not receive it', async () => {
    const { member, reader } = await newPair()
    const { course, tell } = await newRace()
    await follow(member, 'course', course.id)
    await tell({ users_id: member.id })
    expect(await countNotified(member, reader)).toBe(0)
  })

  it('a follower who mutes its source does not receive the news', async () => {
    const { author, member, reader } = await newPair()
    const { course, tell } = await newRace()
    await follow(member, 'course', course.id)
    await mute(member, 'profil', author.id)
    const emetteur = { kind: 'profil', id: author.id } as const
    await tell({ emetteur })
    await tell({ emetteur, users_id: author.id })
    expect(await countNotified(member, reader)).toBe(0)
  })

  it('a follower in a block with its author, either way, does not receive the news', async () => {
    const { author, member, reader } = await newPair()
    const { course, tell } = await newRace()
    await follow(member, 'course', course.id)
    await block(author, member)
    await tell({ users_id: author.id })
    expect(await countNotified(member, reader)).toBe(0)
    await block(author, member, false)
    await block(member, author)
    await tell({ users_id: author.id })
    expect(await countNotified(member, reader)).toBe(0)
  })
})

describe('live delivery to everybody', () => {
  it('a word of the site reaches all who do not mute the site', async () => {
    const { author, member, reader } = await newPair()
    const deaf = await listen(author)
    await mute(author, 'foulee', null)
    await write({ emetteur: { kind: 'foulee', id: null } })
    expect(await countNotified(member, reader)).toBe(1)
    expect(await countNotified(author, deaf)).toBe(0)
  })

  it('a highlight of the staff reaches all, and counts as new for the newest item', async () => {
    const { author, member, reader } = await newPair()
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    const older = await createPublication(t.db, { users_id: author.id })
    const item = await createPublication(t.db, { users_id: author.id })
    onTestFinished(async () => {
      const { publications_id } = schema.misesEnAvant
      await t.db.delete(schema.misesEnAvant).where(eq(publications_id, item.id))
    })
    const at = (hours: number) => new Date(t.clock.now.getTime() + hours * 3_600_000).toISOString()
    const highlight = (debut: number, fin: number) =>
      staff.call('POST /api/admin/mises-en-avant/create', {
        body: {
          publications_id: item.id,
          titre: 'Mot du jour',
          debut: at(debut),
          fin: at(fin),
        },
      })
    const count = async () =>
      (await member.call('POST /api/feed/nouveautes', { body: { depuis: older.id } })).data
    await highlight(1, 2)
    expect(await count()).toEqual({ nb: 0, derniere: older.id })
    await highlight(-1, 1)
    expect(await countNotified(member, reader)).toBe(1)
    expect(await count()).toEqual({ nb: 1, derniere: item.id })
  })
})
