import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './kit.ts'

const TEAM = 'Support Foulée'
/** Names of races, distances, partners, contact senders and walk-ins cannot be mistaken for a member. */
const OTHERS = new Set([
  'POST /api/courses/create nom',
  'POST /api/courses/{id}/update nom',
  'POST /api/courses/epreuves nom',
  'POST /api/partenaires nom',
  'POST /api/contact nom',
  'POST /api/archives/create nom',
  'POST /api/palmares/create nom',
  'POST /api/palmares/update/{id} nom',
  'POST /api/evenements/accueil/{dates_id}/venus nom',
])

const fields = (Object.entries(contract) as [string, Endpoint][]).flatMap(([key, { body }]) =>
  body instanceof z.ZodObject
    ? ['prenom', 'nom', 'public_name', 'structure'].flatMap((name) => {
        const schema: z.ZodType | undefined = body.shape[name]
        return schema ? [{ key, name, body, called: `${key} ${name}` }] : []
      })
    : [],
)

const messagesOf = (body: z.ZodType, name: string, value: string) =>
  (body.safeParse({ [name]: value }).error?.issues ?? [])
    .filter(({ path }) => path[0] === name)
    .map(({ message }) => message)

describe('a field that gives a name', () => {
  it.each(fields.filter(({ called }) => !OTHERS.has(called)))(
    '$called rejects the name of the team with an explanation',
    ({ body, name }) => {
      expect(messagesOf(body, name, TEAM)).toEqual([expect.stringContaining('équipe de Foulée')])
      expect(messagesOf(body, name, 'Ѕuрроrt')).toEqual([
        expect.stringContaining('lettres latines'),
      ])
      expect(messagesOf(body, name, 'Marie')).toEqual([])
    },
  )
})
