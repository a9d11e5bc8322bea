import { getDeedKey } from '@foulee/domain/club/points'
import {
  assignQuestionIds,
  type Question,
  type Reponses,
  type Textes,
} from '@foulee/domain/club/sondage'
import { summarizeResultats } from '@foulee/domain/club/sondage-resultats'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { asc } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import * as t from '../../schema.ts'
import type { CastIds } from '../cast.ts'
import { identify, insertRows } from '../insert-rows.ts'
import { createRandom, type Random } from '../random.ts'
import { DEMO_SONDAGES, type DemoSondage } from './sondages.ts'

const at = (day: string, hour: string) => parisInstant(day, hour).toISOString()

export async function insertSondages(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const members = await tx.select({ id: t.users.id }).from(t.users).orderBy(asc(t.users.id))
  const built = await identify(
    tx,
    t.sondages,
    DEMO_SONDAGES.map((demo, index) => {
      // Open surveys remain unanswered by the cast, except the second by Léa.
      const isOver = demo.au < 0
      const waiting = Object.values(cast).filter(
        (id) => !isOver && !(index === 1 && id === cast.lea),
      )
      const gens = members.filter(({ id }) => !waiting.includes(id))
      return buildSondage(demo, gens, cast.nora, now)
    }),
  )
  await insertRows(
    tx,
    t.sondages,
    built.map(({ id, sondage }) => ({ ...sondage, id })),
  )
  await insertRows(
    tx,
    t.sondageReponses,
    built.flatMap(({ id, reponses }) => reponses.map((row) => ({ ...row, sondages_id: id }))),
  )
  await insertRows(
    tx,
    t.points,
    built.flatMap(({ id, sondage, reponses }) =>
      reponses.map(({ users_id, created_at }) => ({
        users_id,
        kind: 'sondage_repondu' as const,
        cle: getDeedKey('sondage_repondu', id),
        points: sondage.points,
        created_at,
      })),
    ),
  )
}

function buildSondage(
  demo: DemoSondage,
  gens: readonly { id: number }[],
  created_by: number,
  now: Date,
) {
  const today = parisDate(now)
  const { questions, next } = assignQuestionIds([], demo.questions.map(fillQuestion), 1)
  const days = Math.min(demo.au, 0) - demo.du
  const reponses = gens.map(({ id }) => {
    const random = createRandom(`${demo.slug}/${id}`)
    const created_at = at(addDays(today, demo.du + random.int(0, Math.max(0, days - 1))), '19:10')
    const answers = answer(demo, questions, random)
    return { users_id: id, ...answers, est_nouvelle: false, created_at, updated_at: created_at }
  })
  const resultats = summarizeResultats(
    questions,
    reponses.map((reponse) => reponse.reponses),
  )
  const debut = at(addDays(today, demo.du), '00:00')
  const { slug, titre, description, etat, points } = demo
  const sondage = {
    slug,
    titre,
    description,
    etat,
    points,
    questions,
    prochain_numero: next,
    resultats,
    debut,
    fin: at(addDays(today, demo.au + 1), '00:00'),
    created_by,
    created_at: debut,
    updated_at: debut,
  }
  return { sondage, reponses }
}

const fillQuestion = ({ dits: _, choix = [], ...values }: DemoSondage['questions'][number]) => ({
  aide: '',
  obligatoire: false,
  min: 1,
  max: 5,
  libelle_min: '',
  libelle_max: '',
  ...values,
  choix: choix.map((libelle) => ({ libelle })),
})

function answer(
  demo: DemoSondage,
  questions: readonly Question[],
  random: Random,
): { reponses: Reponses; textes: Textes } {
  const reponses: Reponses = {}
  const textes: Textes = {}
  const { next, int, chance, pick } = random
  questions.forEach(({ id, type, choix, min, max }, index) => {
    if (type === 'unique') {
      reponses[id] = choix[Math.floor(next() ** 1.6 * choix.length)]?.id ?? ''
    } else if (type === 'multiple') {
      const chosen = choix.filter((_, at) => chance(0.6 - at * 0.08)).map((choix) => choix.id)
      if (chosen.length > 0) reponses[id] = chosen
    } else if (type === 'echelle') {
      reponses[id] = Math.min(max, Math.max(min, int(min + 1, max) + int(0, 1)))
    } else {
      const dits = demo.questions[index]?.dits ?? []
      if (dits.length > 0 && chance(0.3)) textes[id] = pick(dits)
    }
  })
  return { reponses, textes }
}
