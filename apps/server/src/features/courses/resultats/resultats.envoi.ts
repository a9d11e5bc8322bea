import { randomInt } from 'node:crypto'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { EssaiResultats } from '@foulee/contract/courses/resultats-fichier'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { identify, insertRows } from '@foulee/db/demo/insert-rows'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { resultatEnvois, resultatLots, resultatPassages, resultats } from '@foulee/db/schema'
import { type Arrivee, classerPeuAPeu, type Places } from '@foulee/domain/courses/classement'
import type { Passage } from '@foulee/domain/courses/passages'
import { getNomEquipe } from '@foulee/domain/courses/relais'
import { getResultName } from '@foulee/domain/membres/personne'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { writePublication } from '#kernel/feed/write-publication.ts'
import { TableError } from '#platform/spreadsheets/table-error.ts'
import type { Course, Erreur, Ligne } from './lecture/lines.ts'
import { type Opened, readPortions } from './lecture/open-file.ts'
import {
  type Aside,
  type CarryOver,
  clearErasedMembers,
  findAside,
  findMarked,
  flagLine,
  type LigneNommee,
  listNamed,
  readCarryOver,
  rememberErased,
} from './resultats.carry-over.ts'
import { getCodesExpiry, getCodesKey } from './resultats.codes.ts'
import { countCorrections, deleteCorrections } from './resultats.corriges.ts'
import { coverTeam } from './resultats.equipes.ts'
import { getLineKey } from './resultats.keys.ts'
import { goOn, inTurn, ofCurrent } from './resultats.lots.ts'
import type { Epreuve, ResultatRow } from './resultats.policy.ts'

const MAX_ERREURS = 100
const APERCU = 8
const INSERTED = 250

export const courseOf = (
  { jour, distance, depart, age }: Epreuve,
  { majeurs }: Opened,
): Course => ({
  date: jour,
  ...{ distance, depart, age, majeurs },
})

const presentApercu = (ligne: Ligne): EssaiResultats['apercu'][number] => {
  const { rang, dossard, sexe, categorie, club, temps, statut, initiales } = ligne
  return {
    rang,
    dossard,
    sexe,
    categorie,
    temps,
    statut,
    club: initiales ? null : club,
    nom: getResultName(ligne, initiales),
    nom_lu: getResultName(ligne, false),
    est_initiales: initiales,
    ...presentRunners(ligne),
  }
}

/** A team as published: named after its runners where its own name reveals a hidden one. */
function presentRunners({ nom, dossard, club, equipiers }: Ligne) {
  if (!equipiers.length) return {}
  const shown = equipiers.map((equipier) => ({
    nom: getResultName(equipier, equipier.initiales),
    est_initiales: equipier.initiales,
    temps: equipier.temps,
  }))
  const named = equipiers.map((equipier, nth) => ({
    ...equipier,
    est_initiales: equipier.initiales,
    montre: shown[nth]?.nom ?? null,
  }))
  const isAllNamed = !shown.some(({ est_initiales }) => est_initiales)
  const montre = getNomEquipe(nom, named)
  return {
    equipiers: shown,
    nom: montre,
    nom_lu: isAllNamed
      ? montre
      : equipiers.map((equipier) => getResultName(equipier, false)).join(' / '),
    dossard: isAllNamed ? dossard : null,
    club: isAllNamed ? club : null,
  }
}

export async function tryFile(db: Db, epreuve: Epreuve, opened: Opened): Promise<EssaiResultats> {
  const { encodage, separateur, feuille } = opened.table
  const { lu } = opened
  const erreurs: Erreur[] = []
  const apercu: EssaiResultats['apercu'] = []
  const marked = await findMarked(db, epreuve.id)
  const claimed = new Set(marked.flatMap((row) => (row.users_id ? [getLineKey(row)] : [])))
  let [nb_lignes, nb_erreurs] = [0, 0]
  const ages = { mineurs: 0, inconnus: 0, est_enfants: epreuve.age === 'mineur' }
  let laissees: EssaiResultats['laissees'] = { nb: 0, textes: [] }
  if (!lu.manques.length) {
    for await (const portion of readPortions(opened, courseOf(epreuve, opened))) {
      nb_lignes += portion.nb
      nb_erreurs += portion.refusees.length
      const left = MAX_ERREURS - erreurs.length
      erreurs.push(...portion.refusees.slice(0, left).map(({ cells: _, ...erreur }) => erreur))
      laissees = portion.asides
      const runners = portion.lignes.map((ligne) =>
        ligne.equipiers.length ? ligne.equipiers : [ligne],
      )
      for (const { age } of runners.flat()) {
        if (age === 'mineur') ages.mineurs += 1
        if (age === 'inconnu') ages.inconnus += 1
      }
      apercu.push(...portion.lignes.slice(0, APERCU - apercu.length).map(presentApercu))
      for (const ligne of claimed.size ? portion.lignes : []) {
        for (const ligneNommee of listNamed(ligne)) claimed.delete(getLineKey(ligneNommee))
      }
    }
  }
  return {
    ...lu,
    epreuves: opened.epreuves && {
      valeurs: opened.epreuves.valeurs,
      choisie: opened.epreuves.choisie,
    },
    encodage,
    separateur,
    feuille,
    nb_lignes,
    nb_erreurs,
    erreurs,
    apercu,
    ages,
    laissees,
    nb_bonnes: nb_lignes - nb_erreurs,
    revendications_perdues: lu.manques.length ? 0 : claimed.size,
    corrections_remplacees: await countCorrections(db, epreuve.id),
  }
}

type Envoi = { epreuve: Epreuve; opened: Opened; ignorer: boolean; users_id: number; now: Date }

/**
 * Replaces the results of an épreuve, all or nothing. Claims, initials and codes follow number and
 * name; withdrawn lines stay withdrawn.
 */
export async function sendFile(db: Db, envoi: Envoi): Promise<void> {
  const { epreuve, opened, now } = envoi
  const [manque] = opened.lu.manques
  if (manque) throw new ApiError('champs_invalides', { errors: { colonnes: manque } })
  const key = await getCodesKey(db)
  await inTurn(db, epreuve.id, async (lot) => {
    const carryOver = await readCarryOver(db, epreuve.id, key)
    const members = [...carryOver.before.values()].flatMap(({ users_id }) => users_id ?? [])
    const plan = await planFile(db, envoi, { lot, carryOver })
    const counts = await storeLines(db, envoi, { lot, carryOver, plan })
    await db.transaction(async (tx) => {
      await goOn(tx, lot)
      await clearErasedMembers(tx, lot, members)
      await rememberErased(tx, plan.lost, now)
      await showLot(tx, envoi, { lot, ...counts })
      await rebuildCourseCards(tx, [epreuve.courses_id], now)
      await publishResultats(tx, epreuve, now)
    })
  })
  // The embedded database has no autovacuum: without statistics it would sort all rows.
  await db.execute(sql`analyze resultats`)
}

/** Results of the first pass over the file: lines set aside, and places, theirs last. */
type Plan = Aside & { places: Places[] }
type Turn = { lot: number; carryOver: CarryOver }

async function planFile(db: Db, envoi: Envoi, { lot, carryOver }: Turn): Promise<Plan> {
  const arrivees: Arrivee[] = []
  const aside = findAside(carryOver)
  let fausses = 0
  for await (const { lignes, refusees } of readPortions(
    envoi.opened,
    courseOf(envoi.epreuve, envoi.opened),
  )) {
    await goOn(db, lot)
    fausses += refusees.length
    for (const ligne of lignes) {
      const { rang, temps, sexe, categorie, statut } = ligne
      arrivees.push({ rang, temps, sexe, categorie, statut })
      for (const ligneNommee of listNamed(ligne)) aside.see(ligneNommee)
    }
  }
  if (!arrivees.length) throw new TableError('Aucune ligne de ce fichier n’est utilisable.')
  if (fausses && !envoi.ignorer) {
    const nb =
      fausses === 1 ? 'Une ligne a une erreur' : `${formatNombre(fausses)} lignes ont une erreur`
    throw new TableError(`${nb}\u00a0: corrigez le fichier, ou envoyez sans ces lignes.`)
  }
  const { carried, lost } = aside.end()
  return { carried, lost, places: await placeAll([...arrivees, ...carried]) }
}

async function placeAll(arrivees: readonly Arrivee[]): Promise<Places[]> {
  const work = classerPeuAPeu(arrivees)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await letOthersIn()
  }
}

const publishResultats = (tx: Tx, { id, courses_id, organisateurs_id }: Epreuve, now: Date) =>
  writePublication(tx, {
    kind: 'resultat',
    cle: `resultat:${id}`,
    fait_id: id,
    objet: { kind: 'epreuve', id },
    emetteur: { kind: 'course', id: courses_id },
    cibles: [{ kind: 'organisateur', id: organisateurs_id }],
    now,
  })

type Counts = { nb: number; classes_retires: number }
type Line = Omit<typeof resultats.$inferInsert, 'id'>
type Timed = Line & { passages?: readonly Passage[] }
type Stored = Timed & Pick<ResultatRow, 'initiales' | 'users_id' | 'retire_le'>

/** @returns the number of visible lines, and of ranked ones not stored */
async function storeLines(
  db: Db,
  { epreuve, opened }: Envoi,
  { lot, carryOver, plan }: Turn & { plan: Plan },
): Promise<Counts> {
  const counts: Counts = { nb: 0, classes_retires: 0 }
  const places = plan.places.values()
  const place = <T extends Line>(line: T) => ({ ...line, ...places.next().value, lot })
  let equipes = 0
  for await (const { lignes } of readPortions(opened, courseOf(epreuve, opened))) {
    const groups: Stored[][] = []
    for (const ligne of lignes) {
      const [own, ...runners] = listNamed(ligne)
      const equipe = runners.length ? ++equipes : null
      const { stored, is_efface } = flagLine(own, carryOver)
      const row = { ...place(stored), equipe, relais: null, passages: ligne.passages }
      if (is_efface) {
        if (row.statut === 'classe') counts.classes_retires += 1
        continue
      }
      groups.push(storeTeam(row, runners, carryOver))
      if (row.retire_le === null) counts.nb += 1
    }
    await insertInTurns(db, lot, scatterHidden(groups))
  }
  const aside = plan.carried.map(({ id: _, ...row }) => place(row))
  await insertInTurns(db, lot, aside)
  return counts
}

/**
 * A line, or a team with its runners, who have no place of their own; erased runners are left out.
 */
function storeTeam(
  row: Stored & { lot: number; equipe: number | null },
  runners: readonly LigneNommee[],
  carryOver: CarryOver,
): Stored[] {
  const { lot, equipe } = row
  const gone: LigneNommee[] = []
  const stored = runners.flatMap((runner, nth) => {
    const { stored: line, is_efface } = flagLine(runner, carryOver)
    if (is_efface) gone.push(runner)
    return is_efface ? [] : [{ ...line, lot, equipe, rang: null, relais: nth + 1 }]
  })
  // Two passages of a team may tell the leg of an erased runner.
  const covered = { ...row, ...coverTeam(row.nom, gone), passages: [] }
  return [gone.length ? covered : row, ...stored]
}

/** Each portion in its own transaction, so that other requests run between them. */
async function insertInTurns(db: Db, lot: number, rows: readonly Timed[]): Promise<void> {
  for (let first = 0; first < rows.length; first += INSERTED) {
    await db.transaction(async (tx) => {
      await goOn(tx, lot)
      await insertLines(tx, rows.slice(first, first + INSERTED))
    })
  }
}

async function insertLines(tx: Tx, rows: readonly Timed[]): Promise<void> {
  const lines = rows.map(({ passages: _, ...line }) => line)
  if (!rows.some(({ passages }) => passages?.length)) return insertRows(tx, resultats, lines)
  const named = await identify(tx, resultats, rows)
  await insertRows(
    tx,
    resultats,
    named.map(({ passages: _, ...line }) => line),
  )
  const passages = named.flatMap(({ id: resultats_id, passages = [] }) =>
    passages.map((passage) => ({ resultats_id, ...passage })),
  )
  await insertRows(tx, resultatPassages, passages)
}

async function showLot(tx: Tx, envoi: Envoi, { lot, ...counts }: Counts & { lot: number }) {
  const { epreuve, opened, users_id, now } = envoi
  const columns = {
    lot,
    fichier_nom: opened.nom.slice(-120) || 'resultats.csv',
    users_id,
    envoye_le: now.toISOString(),
    corrige_le: null,
    ...counts,
    ...(opened.lu.colonnes.code === undefined ? {} : { codes_jusqua: getCodesExpiry(now) }),
  }
  await tx
    .insert(resultatEnvois)
    .values({ epreuves_id: epreuve.id, ...columns })
    .onConflictDoUpdate({ target: resultatEnvois.epreuves_id, set: columns })
  await tx.delete(resultatLots).where(eq(resultatLots.id, lot))
}

/**
 * Public ids follow the order of the file, which may be alphabetical: lines that may be hidden are
 * shuffled and put last, teams with such a runner too.
 */
function scatterHidden(groups: readonly (readonly Stored[])[]): Stored[] {
  const mayHide = ({ initiales, users_id, retire_le }: Stored) =>
    initiales || users_id !== null || retire_le !== null
  const hidden = groups
    .filter((group) => group.some(mayHide))
    .map((group) => ({ group, at: randomInt(2 ** 32) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ group }) => group)
  return [...groups.filter((group) => !group.some(mayHide)), ...hidden].flat()
}

export async function removeAll(db: Db, epreuve: Epreuve, now: Date): Promise<void> {
  await inTurn(db, epreuve.id, (lot) =>
    db.transaction(async (tx) => {
      await goOn(tx, lot)
      const withdrawn = await tx
        .select()
        .from(resultats)
        .where(and(ofCurrent(epreuve.id), isNotNull(resultats.retire_le)))
      // Withdrawn lines must not come back with a later file.
      await rememberErased(tx, withdrawn, now)
      await deleteCorrections(tx, epreuve.id)
      await tx.delete(resultatEnvois).where(eq(resultatEnvois.epreuves_id, epreuve.id))
      await rebuildCourseCards(tx, [epreuve.courses_id], now)
    }),
  )
}
