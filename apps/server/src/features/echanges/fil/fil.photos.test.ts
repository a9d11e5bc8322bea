import { blocages, publicationPhotos, publications, users } from '@foulee/db/schema'
import { getImageSources } from '@foulee/domain/shared/image'
import { createUser } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { signPhoto } from './photo-jeton.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  await t.workOff()
  await t.close()
})

const newMember = async () => {
  const user = await createUser(t.db)
  return { id: user.id, ...(await t.signIn(user)) }
}
type Member = Awaited<ReturnType<typeof newMember>>

async function newWords() {
  const [author, reader] = [await newMember(), await newMember()]
  const bytes = new Uint8Array(blankPng(600, 400 + (author.id % 1000)))
  const photo = new File([bytes], 'a.png', { type: 'image/png' })
  const { id } = await author.call('POST /api/feed/store', {
    body: form({ texte: 'Ce matin.', photo }),
  })
  await t.workOff()
  const urlFor = async ({ call }: Member) => {
    const { data } = await call('POST /api/feed/{id}', { params: { id } })
    const [shown] = data.carte.kind === 'texte' ? data.carte.objet.photos : []
    return shown?.url ?? ''
  }
  const [row] = await t.db
    .select()
    .from(publicationPhotos)
    .where(eq(publicationPhotos.publications_id, id))
  if (!row) throw new Error('A photo was sent.')
  return { id, author, reader, row, mine: await urlFor(author), theirs: await urlFor(reader) }
}

const statusOf = async (url: string) => (await t.inject({ url })).statusCode

it('a photo of an item has an address of its own for each reader, which no cache shares', async () => {
  const { mine, theirs, row } = await newWords()
  expect(mine).not.toBe(theirs)
  for (const url of [mine, theirs]) {
    const { statusCode, headers } = await t.inject({ url })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    for (const source of Object.values(getImageSources(url) ?? {})
      .join(', ')
      .split(', ')) {
      expect(await statusOf(source.replace(/ \d+w$/, ''))).toBe(200)
    }
  }
  for (const width of [480, 960, 1920]) {
    expect(await statusOf(`/medias/${row.fichier}/${width}.webp`)).toBe(404)
  }
})

it('an author who adds a photo gets an address of that kind', async () => {
  const { id, author } = await newWords()
  const bytes = new Uint8Array(blankPng(300, 200 + author.id))
  const photo = new File([bytes], 'b.png', { type: 'image/png' })
  const { data } = await author.call('POST /api/photo/{model}/{id}/add', {
    params: { model: 'publication', id },
    body: form({ photo }),
  })
  expect(data[0]?.url).toMatch(/^\/api\/feed\/photo\//)
  expect(await statusOf(data[0]?.url ?? '')).toBe(200)
})

it('an address that is forged or of another photo opens nothing', async () => {
  const { theirs, author, row } = await newWords()
  const jeton = theirs.split('/').at(-2) ?? ''
  const forged = [
    jeton.replace(/\.\d+\./, `.${author.id}.`),
    jeton.replace(/^\d+/, String(row.id + 1)),
    jeton.replace(/\.(\d+)\.([\w-]+)$/, (_, until, mark) => `.${Number(until) + 1000}.${mark}`),
    `${jeton.slice(0, -1)}${jeton.endsWith('A') ? 'B' : 'A'}`,
    signPhoto('une autre clé', { id: row.id, users_id: author.id }, t.clock.now),
  ]
  for (const item of forged) expect(await statusOf(theirs.replace(jeton, item))).toBe(404)
  for (const item of ['photo.bin', '..%2f960.webp', '1.webp']) {
    expect([404, 422]).toContain(await statusOf(theirs.replace('960.webp', item)))
  }
})

type Words = Awaited<ReturnType<typeof newWords>>
const endings: [string, (words: Words) => Promise<unknown> | undefined][] = [
  ['two hours later', async () => void t.clock.advance({ hours: 3 })],
  [
    'once its author blocks them',
    ({ author, reader }) =>
      t.db.insert(blocages).values({ users_id: author.id, bloque_id: reader.id }),
  ],
  [
    'once the words are taken away',
    ({ author, id }) => author.call('POST /api/feed/del/{id}', { params: { id } }),
  ],
  [
    'once the staff hides the words',
    ({ id }) =>
      t.db
        .update(publications)
        .set({ masque_le: t.clock.now.toISOString(), masque_motif: 'Hors sujet.' })
        .where(eq(publications.id, id)),
  ],
  [
    'once their own account is suspended',
    ({ reader }) =>
      t.db
        .update(users)
        .set({ suspendu_le: t.clock.now.toISOString() })
        .where(eq(users.id, reader.id)),
  ],
]
it.each(endings)('a reader no longer sees the photo %s', async (_, end) => {
  const words = await newWords()
  expect(await statusOf(words.theirs)).toBe(200)
  await end(words)
  expect(await statusOf(words.theirs)).toBe(404)
})
