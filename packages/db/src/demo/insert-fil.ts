import type { Emetteur, PublicationKind } from '@foulee/domain/echanges/publication'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import type { Kind } from '@foulee/domain/shared/kinds'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { findCarres, saveCarres } from '../read-models/parcours-carres.ts'
import { decodeLines, prepareTrace, type Vue } from '../read-models/parcours-trace.ts'
import * as t from '../schema.ts'
import type { CastIds, CastName } from './cast.ts'
import { type DemoMot, MOTS } from './fil/mots.ts'
import { identify, insertRows } from './insert-rows.ts'

type Fact = {
  kind: PublicationKind
  cle: string | null
  fait_id: number | null
  objet_kind: Kind | null
  objet_id: number | null
  emetteur_kind: Emetteur
  emetteur_id: number
  users_id: number | null
  le: string
  /** Second object whose followers see the item. */
  aussi_kind: Emetteur | null
  aussi_id: number | null
  mot: DemoMot | null
}

export async function insertFil(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const outings = await shareOutings(tx, cast)
  const facts = [...(await findFacts(tx, now)), ...outings, ...buildWords(cast, now)]
  const rows = await identify(
    tx,
    t.publications,
    facts.toSorted((a, b) => (a.le === b.le ? 0 : a.le < b.le ? -1 : 1)),
  )
  await insertRows(
    tx,
    t.publications,
    rows.map(({ le, aussi_kind: _, aussi_id: __, mot, ...row }) => ({
      ...row,
      texte: mot?.texte ?? null,
      nb_commentaires: mot?.commentaires.length ?? 0,
      created_at: le,
    })),
  )
  await insertRows(tx, t.publicationCibles, rows.flatMap(listCibles))
  await insertFollows(tx, cast, now)
  await insertAnswers(tx, cast, rows)
  await highlight(tx, cast, { rows, now })
}

type Row = Fact & { id: number }

function listCibles({ id, emetteur_kind, emetteur_id, aussi_kind, aussi_id }: Row) {
  const cible = { cible_kind: emetteur_kind, cible_id: emetteur_id, publications_id: id }
  if (aussi_kind === null || aussi_id === null) return [cible]
  return [cible, { cible_kind: aussi_kind, cible_id: aussi_id, publications_id: id }]
}

async function findFacts(tx: Tx, now: Date): Promise<Fact[]> {
  const { rows } = await tx.execute<Omit<Fact, 'mot' | 'le'> & { le: string }>(sql`
    select * from (
      select 'course' as kind, 'course:' || id as cle, id as fait_id, 'course' as objet_kind,
        id as objet_id, 'organisateur' as emetteur_kind, organisateurs_id as emetteur_id,
        null::int as users_id, coalesce(publie_le, (select min(j.created_at) from course_journal j
          where j.courses_id = courses.id and j.vers >= 100)) as le,
        'course' as aussi_kind, id as aussi_id from courses where etat >= 100
      union all select 'resultat', 'resultat:' || p.id, p.id, 'epreuve', p.id, 'course', c.id, null,
        e.envoye_le, 'organisateur', c.organisateurs_id
        from resultat_envois e join epreuves p on p.id = e.epreuves_id
          join editions d on d.id = p.editions_id join courses c on c.id = d.courses_id
      union all select 'actualite', 'actualite:course:' || a.id, a.id, 'course', c.id, 'course', c.id,
        null, (a.date + time '09:00') at time zone 'Europe/Paris', 'organisateur', c.organisateurs_id
        from course_actualites a join courses c on c.id = a.courses_id
      union all select 'actualite', 'actualite:site:' || id, id, null, null, 'foulee', 0, null,
        publie_le, null, null from actualites_site where publie_le is not null
      union all select 'parcours', 'parcours:' || id, id, 'parcours', id, 'profil', users_id, users_id,
        publie_le, null, null from parcours where etat >= 100 and users_id is not null
      union all select 'plan', 'plan:' || id, id, 'plan', id, 'profil', users_id, users_id, publie_le,
        null, null from plans where etat >= 100 and users_id is not null
      union all select 'sejour', 'sejour:' || id, id, 'voyage', id, 'agence', agences_id, null,
        publie_le, null, null from voyages where etat >= 100
      union all select 'evenement', 'evenement:' || id, id, 'evenement', id,
        case when magasins_id is null then 'organisateur' else 'magasin' end,
        coalesce(magasins_id, organisateurs_id), null, publie_le, null, null
        from evenements where etat >= 100 and coalesce(magasins_id, organisateurs_id) is not null
      union all select * from (
        select distinct on (o.users_id, o.obtenu_le) 'badge', 'badge:' || b.id || ':' || o.users_id, b.id,
          'badge', b.id, 'profil', o.users_id, o.users_id, o.obtenu_le, null, null::int
        from badge_obtenus o join badges b on b.id = o.badges_id where o.montre
        order by o.users_id, o.obtenu_le, (b.medaille ->> 'rang')::int desc, b.id) w) f
    where le is not null and le <= ${now.toISOString()}`)
  return rows.map((row) => ({ ...row, le: new Date(row.le).toISOString(), mot: null }))
}

const SHARING: readonly CastName[] = ['karim', 'lea']

async function shareOutings(tx: Tx, cast: CastIds): Promise<Fact[]> {
  const facts: Fact[] = []
  for (const name of SHARING) {
    const users_id = cast[name]
    const [row] = await tx
      .select()
      .from(t.activites)
      .where(eq(t.activites.users_id, users_id))
      .orderBy(sql`${t.activites.debut} desc nulls last`, t.activites.id)
      .limit(1)
    if (!row?.debut) continue
    const carres = await findCarres(tx, users_id)
    const track = { segments: decodeLines(row) }
    const { vue } = prepareTrace(track, { rayon: row.rayon_masque, carres })
    await saveCarres(tx, users_id, vue.zones)
    await tx
      .update(t.activites)
      .set({
        partage: 'membres',
        croquis: vue.croquis,
        chiffres_partages: measureShown(row, vue.trace),
      })
      .where(eq(t.activites.id, row.id))
    const le = new Date(new Date(row.debut).getTime() + 3 * 3_600_000).toISOString()
    facts.push({
      ...toPublicationOf(users_id),
      kind: 'activite',
      cle: `activite:${row.id}`,
      fait_id: row.id,
      le,
    })
  }
  return facts
}

/**
 * These generated activities have an even pace, so that the visible part takes its share of the
 * time.
 */
function measureShown(
  { distance, duree_mouvement }: typeof t.activites.$inferSelect,
  trace: Vue['trace'],
): t.ChiffresPartages {
  const shown = trace?.distance ?? 0
  return {
    distance: shown,
    denivele: trace?.denivele.calcule ?? null,
    duree: duree_mouvement && Math.round((duree_mouvement * shown) / Math.max(1, distance)),
  }
}

const toPublicationOf = (users_id: number) => ({
  cle: null as string | null,
  fait_id: null as number | null,
  objet_kind: null,
  objet_id: null,
  emetteur_kind: 'profil' as const,
  emetteur_id: users_id,
  users_id,
  aussi_kind: null,
  aussi_id: null,
  mot: null as DemoMot | null,
})

const buildWords = (cast: CastIds, now: Date): Fact[] =>
  MOTS.map((mot) => ({
    ...toPublicationOf(cast[mot.qui]),
    kind: 'texte' as const,
    le: parisInstant(addDays(parisDate(now), -mot.jours), mot.heure).toISOString(),
    mot,
  }))

async function insertFollows(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const { rows } = await tx.execute<{
    kind: 'organisateur' | 'agence' | 'magasin'
    id: number
  }>(sql`
    (select 'organisateur' as kind, organisateurs_id as id from courses where etat >= 100
      group by organisateurs_id order by count(*) desc, organisateurs_id limit 6)
    union all (select 'agence', id from agences order by id limit 2)
    union all (select 'magasin', id from magasins where etat >= 100 order by id limit 2)`)
  const created_at = new Date(now.getTime() - 90 * 86_400_000).toISOString()
  const followers: readonly CastName[] = ['karim', 'lea', 'paola']
  await insertRows(
    tx,
    t.abonnements,
    followers.flatMap((name, index) =>
      rows
        .filter((_, rank) => (rank + index) % 3 !== 2)
        .map(({ kind, id }) => ({
          users_id: cast[name],
          cible_kind: kind,
          cible_id: id,
          created_at,
        })),
    ),
  )
}

async function insertAnswers(tx: Tx, cast: CastIds, rows: readonly Row[]): Promise<void> {
  const types = await tx.select().from(t.reactionTypes)
  const byKey = new Map(types.map(({ cle, id }) => [cle, id]))
  const after = (le: string, minutes: number) =>
    new Date(new Date(le).getTime() + minutes * 60_000).toISOString()
  const commentaires = rows.flatMap(({ id, le, mot }) =>
    (mot?.commentaires ?? []).map(({ qui, texte }, rank) => ({
      model: 'publication' as const,
      objet_id: id,
      users_id: cast[qui],
      texte,
      created_at: after(le, 12 * (rank + 1)),
    })),
  )
  await insertRows(
    tx,
    t.commentaires,
    (await identify(tx, t.commentaires, commentaires)).map((row) => ({ ...row, note: null })),
  )
  await insertRows(
    tx,
    t.reactions,
    rows.flatMap(({ id, le, mot }) =>
      (mot?.reactions ?? []).flatMap(([qui, cle], rank) => {
        const reaction_types_id = byKey.get(cle)
        if (!reaction_types_id) return []
        const created_at = after(le, 5 * (rank + 1))
        return [{ publications_id: id, users_id: cast[qui], reaction_types_id, created_at }]
      }),
    ),
  )
}

async function highlight(
  tx: Tx,
  cast: CastIds,
  { rows, now }: { rows: readonly Row[]; now: Date },
): Promise<void> {
  const day = parisDate(now)
  const next = await tx.execute<{ id: number }>(sql`
    select courses_id as id from course_cards
    where is_visible and inscription = 'ouverte' and date_debut >= ${addDays(day, 21)}::date
    order by date_debut, courses_id limit 1`)
  const course = rows.find(({ cle }) => cle === `course:${next.rows[0]?.id}`)
  if (!course) return
  await tx.insert(t.misesEnAvant).values({
    publications_id: course.id,
    titre: 'Course du mois',
    debut: parisInstant(addDays(day, -1), '06:00').toISOString(),
    fin: parisInstant(addDays(day, 13), '06:00').toISOString(),
    created_by: cast.nora,
  })
}
