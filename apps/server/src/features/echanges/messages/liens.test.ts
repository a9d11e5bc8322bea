import type { Db } from '@foulee/db/connect'
import { expect, it } from 'vitest'
import type { EntityType, EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findCartes } from './liens.ts'

const ORIGIN = 'https://foulee.example'

it('pages behind links are loaded together, each once, twenty at most', async () => {
  const texts: string[] = []
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const find = async (_: unknown, slug: string) => {
    texts.push(slug)
    if (texts.length === 20) resolve()
    await all
    return { id: 1, content: { nom: slug, date: null, lieu: null, figures: [], lignes: [] } }
  }
  const share = { folder: 'courses', missing: 'course_introuvable', find }
  const kinds: EntityTypes = { course: { kind: 'course', share } as unknown as EntityType }
  const said = Array.from({ length: 30 }, (_, n) => ({
    id: n + 1,
    texte: `${ORIGIN}/courses/une ${ORIGIN}/courses/c${n}`,
  }))
  const found = await findCartes({} as Db, { kinds, origin: ORIGIN }, said)
  expect(texts).toEqual(['une', ...Array.from({ length: 19 }, (_, n) => `c${n}`)])
  expect(found.get(3)?.map(({ titre }) => titre)).toEqual(['une', 'c2'])
  expect(found.get(30)?.map(({ titre }) => titre)).toEqual(['une'])
})
