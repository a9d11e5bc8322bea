import { getDeedKey, POINTS_RULES } from '@foulee/domain/club/points'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { rebuildParcoursCards } from '../read-models/parcours-cards.ts'
import * as t from '../schema.ts'
import { AVIS_COURSES } from './avis/courses.ts'
import type { DemoAvis } from './avis/demo-avis.ts'
import { AVIS_PARCOURS } from './avis/parcours.ts'
import type { CastIds } from './cast.ts'
import { identify, insertRows } from './insert-rows.ts'

type About = { model: 'parcours' | 'course'; objet_id: number; demo: DemoAvis; sortie: string }

export async function insertAvis(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const today = parisDate(now)
  const avis = [...(await ofParcours(tx, today)), ...(await ofCourses(tx, cast.lea, today))]
  // Pages are ordered by id, so newer rows need greater ids.
  const rows = await identify(
    tx,
    t.commentaires,
    avis.toSorted((a, b) => a.sortie.localeCompare(b.sortie)),
  )
  await insertRows(
    tx,
    t.commentaires,
    rows.map((row) => buildCommentaire(row, cast, today)),
  )
  await insertRows(
    tx,
    t.signalements,
    rows.flatMap((row) => buildSignalement(row, cast, today)),
  )
  await insertRows(
    tx,
    t.points,
    rows.map((row) => buildPoints(row, cast)),
  )
  await writeSums(tx, now)
}

async function ofParcours(tx: Tx, today: string): Promise<About[]> {
  const titres = Object.keys(AVIS_PARCOURS)
  const routes = await tx.select().from(t.parcours).where(inArray(t.parcours.titre, titres))
  return routes.flatMap(({ id, titre, publie_le }) => {
    const first = parisDate(new Date(publie_le ?? today))
    const days = countDays(first, today)
    return (AVIS_PARCOURS[titre ?? ''] ?? []).map((demo): About => {
      const sortie = addDays(first, Math.floor((demo.quand ?? 0.5) * (days - 1)))
      return { model: 'parcours', objet_id: id, demo, sortie }
    })
  })
}

async function ofCourses(tx: Tx, users_id: number, today: string): Promise<About[]> {
  const { rows } = await tx.execute<{ id: number; jour: string }>(sql`
    select c.id, max(d.date_debut)::text as jour from courses c
    join organisateur_membres m using (organisateurs_id)
    join editions d on d.courses_id = c.id
    where m.users_id = ${users_id} and c.etat >= 100 and d.date_debut < ${addDays(today, -3)}
    group by c.id order by jour desc, c.id limit ${AVIS_COURSES.length}`)
  return rows.flatMap(({ id, jour }, index) =>
    (AVIS_COURSES[index] ?? []).map(
      (demo): About => ({ model: 'course', objet_id: id, demo, sortie: jour }),
    ),
  )
}

type Row = About & { id: number }

const at = (day: string, hour: string) => parisInstant(day, hour).toISOString()
const later = (day: string, days: number, today: string): string => {
  const [wanted, last] = [addDays(day, days), addDays(today, -1)]
  return wanted < last ? wanted : last
}

function buildCommentaire(
  { id, model, objet_id, demo, sortie }: Row,
  cast: CastIds,
  today: string,
) {
  const { qui, texte, note, reponse, masque } = demo
  return {
    id,
    model,
    objet_id,
    texte,
    users_id: cast[qui],
    note: note ?? null,
    date_sortie: sortie,
    reponse: reponse ?? null,
    reponse_le: reponse ? at(later(sortie, 4, today), '12:30') : null,
    masque_le: masque ? at(later(sortie, 6, today), '09:15') : null,
    masque_motif: masque ?? null,
    created_at: at(later(sortie, 1, today), '08:40'),
  }
}

function buildSignalement({ id, demo, sortie }: Row, cast: CastIds, today: string) {
  const { signale, masque } = demo
  if (!signale) return []
  const { qui, motif, texte } = signale
  const decided = masque
    ? {
        etat: 'retenu' as const,
        decided_at: at(later(sortie, 6, today), '09:15'),
        decided_by: cast.nora,
      }
    : {}
  return [
    {
      model: 'commentaire' as const,
      objet_id: id,
      users_id: cast[qui],
      motif,
      texte,
      created_at: at(later(sortie, 5, today), '19:05'),
      ...decided,
    },
  ]
}

const buildPoints = ({ model, objet_id, demo, sortie }: Row, cast: CastIds) => ({
  users_id: cast[demo.qui],
  kind: 'avis_donne' as const,
  cle: getDeedKey('avis_donne', `${model}:${objet_id}`),
  points: POINTS_RULES.avis_donne.points,
  created_at: at(sortie, '23:00'),
})

async function writeSums(tx: Tx, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update parcours set note_moyenne = s.moyenne, nb_notes = s.nb_notes
    from (select objet_id, avg(note)::real as moyenne, count(note)::int as nb_notes
      from commentaires where model = 'parcours' and masque_le is null group by objet_id) s
    where parcours.id = s.objet_id returning parcours.id`)
  await rebuildParcoursCards(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}
