import type { Bilan, LieuBilan, ManqueBilan } from '@foulee/contract/parcours/bilan'
import type {
  FeuilleDeRoute,
  MesReglages,
  Reglages,
} from '@foulee/contract/parcours/feuille-de-route'
import { listConstats, sumArrets } from '@foulee/domain/parcours/bilan'
import type { CourseRun, OutingOnCourse } from '@foulee/trace/outing-on-course'
import { findPart, readPosition } from '@foulee/trace/survey'
import { findMyResult, type MyResult } from '#features/courses/resultats/resultats.mien.ts'
import { type Source, toTraceMetres } from '#features/parcours/feuille-de-route/feuille-source.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { findSameTime, type SameTime } from './bilan-field.queries.ts'
import { listSamples, planEve } from './bilan-plan.ts'
import { measureEffort } from './measure-effort.ts'
import { findMyOuting, layMyOuting, type MyOuting } from './my-run.queries.ts'
import { getRunEpreuve, type RunEpreuve } from './run-epreuve.ts'

type Context = Pick<Services, 'db' | 'storage' | 'traces' | 'clock'>
type BilanRequest = {
  user: User
  params: { id: string; epreuves_id: number }
  query: Reglages & MesReglages
}

/** All that is known of a race that the caller ran, at the same metres. */
type Known = MyResult & {
  run: RunEpreuve
  sortie: MyOuting | null
  outing: OutingOnCourse | null
  plan: FeuilleDeRoute | null
  field: SameTime | null
}

export async function findBilan(
  context: Context,
  { user, params, query }: BilanRequest,
): Promise<Bilan> {
  const { db, clock } = context
  const run = await getRunEpreuve(db, user, params, clock())
  const mine = await findMyResult(db, user, run.epreuve.id)
  const sortie = await findMyOuting(db, user, mine.resultat, run)
  const outing = sortie && (await layMyOuting(context, sortie, toCourseRun(run.source, mine)))
  const plan = await planEve(db, user, run, query)
  const temps = mine.resultat ? mine.resultat.temps : (outing?.temps ?? null)
  const but = mine.resultat?.id
  const field = temps && (await findSameTime(db, { epreuves_id: run.epreuve.id, but }, temps))
  return present({ run, ...mine, sortie, outing, plan, field: field || null })
}

/** Without a result the outing was taken for the whole race by its length. */
const isFinished = (resultat: Known['resultat']) => resultat === null || resultat.temps !== null

function toCourseRun(source: Source, { resultat, passages }: MyResult): CourseRun {
  const { distance, horloge, jour, depart } = source
  return {
    distance,
    depart: jour && depart ? horloge.toInstant(jour, depart) : null,
    temps: resultat?.temps ?? null,
    is_finished: isFinished(resultat),
    passages: passages.filter(({ is_arrivee }) => !is_arrivee),
    places: listPlaces(source),
    at: [...listMetres(source, passages), ...listSamples(source), distance],
  }
}

/** Points of the course, and those that only the passages know. */
function listMetres(source: Source, passages: MyResult['passages']): number[] {
  const ways = [...source.lieux, ...passages.filter(({ is_arrivee }) => !is_arrivee)]
  const metres = new Set(ways.map(({ metres }) => metres))
  return [...metres].filter((at) => at < source.distance).toSorted((a, b) => a - b)
}

function listPlaces(source: Source): CourseRun['places'] {
  if (!source.has_trace) return []
  return source.lieux.flatMap(({ metres }) => {
    const at = toTraceMetres(source, metres)
    const part = findPart(source.survey, at)
    return part ? [{ metres, ...readPosition(part, at) }] : []
  })
}

function present(known: Known): Bilan {
  const { run, resultat, sortie, outing, plan, field } = known
  const lieux = listLieux(known)
  const pauses = outing?.pauses ?? null
  return {
    course: run.course,
    epreuve: { id: run.epreuve.id, nom: run.epreuve.nom },
    date: run.jour,
    distance: run.source.distance,
    resultat: resultat && presentResultat(resultat),
    sortie: sortie && { id: sortie.id, titre: sortie.titre },
    plan: plan && { base: plan.base, niveau: plan.niveau, temps: plan.temps },
    semblables: field?.semblables ?? null,
    arrets: pauses && {
      duree: pauses.reduce((sum, { duree }) => sum + duree, 0),
      nb: pauses.length,
    },
    pentes: outing?.pentes ?? null,
    profil: plan?.profil ?? null,
    courbe: drawCourbe(known),
    lieux,
    constats: listConstats({
      lieux,
      pauses,
      arrets_prevus: plan?.arrets ?? null,
      pentes: outing?.pentes ?? null,
      nb_semblables: field?.semblables.nb ?? null,
    }),
    manques: listManques(known),
  }
}

const presentResultat = ({
  temps,
  rang,
  rang_sexe,
  sexe,
  statut,
  nb_classes,
}: NonNullable<Known['resultat']>): Bilan['resultat'] => ({
  temps,
  rang,
  rang_sexe,
  sexe,
  statut,
  nb_classes,
})

function listLieux({ run, resultat, passages, outing, plan, field }: Known): LieuBilan[] {
  const { source } = run
  const way = listMetres(source, passages)
  const arrets =
    outing &&
    sumArrets(
      outing.pauses,
      way.map((metres) => ({ metres })),
    )
  const read = (metres: number, is_arrivee: boolean): Omit<LieuBilan, 'allure'> => {
    const passage = passages.find(
      (seen) => seen.is_arrivee === is_arrivee && (is_arrivee || seen.metres === metres),
    )
    const etape = plan?.etapes.find(
      (planned) => planned.is_arrivee === is_arrivee && planned.metres === metres,
    )
    const official = passage?.temps ?? (is_arrivee ? resultat?.temps : null) ?? null
    const rank = way.indexOf(metres)
    const arrival = isFinished(resultat) ? outing?.temps : null
    const measured = is_arrivee ? arrival : outing?.reels[rank]
    const reel = official ?? measured ?? null
    return {
      metres,
      nom: source.lieux.find((lieu) => lieu.metres === metres)?.nom ?? passage?.nom ?? null,
      is_arrivee,
      reel,
      is_officiel: official !== null,
      prevu: etape?.temps ?? null,
      semblables: (is_arrivee ? field?.arrivee : field?.medians.get(metres)) ?? null,
      rang: passage?.rang ?? (is_arrivee ? (resultat?.rang ?? null) : null),
      gagnees: passage?.gagnees ?? null,
      arret: is_arrivee ? null : (arrets?.[rank] ?? null),
      arret_prevu: etape?.arret ?? null,
    }
  }
  const lieux = [...way.map((metres) => read(metres, false)), read(source.distance, true)]
  return measureEffort(source, lieux)
}

function drawCourbe({ run, passages, outing, plan }: Known): Bilan['courbe'] {
  if (!outing && !plan) return []
  const skipped = listMetres(run.source, passages).length
  return listSamples(run.source).map((metres, rank) => ({
    metres,
    reel: outing?.reels[skipped + rank] ?? null,
    prevu: plan?.etapes.find((etape) => etape.metres === metres)?.temps ?? null,
  }))
}

function listManques({
  run,
  resultat,
  passages,
  sortie,
  outing,
  plan,
  field,
}: Known): ManqueBilan[] {
  const isMissing: Record<ManqueBilan, boolean> = {
    resultat: !resultat,
    passages: resultat !== null && passages.length === 0,
    sortie: !sortie,
    heures: sortie !== null && !outing,
    plan: !plan,
    semblables: !field && isFinished(resultat) && (resultat ?? outing) !== null,
    trace: !run.source.has_trace,
  }
  return (Object.keys(isMissing) as ManqueBilan[]).filter((key) => isMissing[key])
}
