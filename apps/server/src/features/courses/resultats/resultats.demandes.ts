import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { profils, resultatDemandes, resultats, users } from '@foulee/db/schema'
import type { SouhaitResultat } from '@foulee/domain/courses/revendication-resultat'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { notifyClaimant, notifyOrganisers } from './resultats.annonces.ts'
import { announce, lockRow, withdrawLine } from './resultats.commands.ts'
import { ofCurrent, shareLines } from './resultats.lots.ts'
import { type DemandeRow, type Epreuve, getManagedDemande } from './resultats.policy.ts'
import { findNamed, linkLine, lockMember } from './resultats.preuves.ts'
import { findDemandeLine } from './resultats.queries.ts'

const demandes = resultatDemandes

type DemandeInput = {
  user: User
  epreuve: Epreuve
  dossard?: string | undefined
  resultats_id?: number | undefined
  souhait: SouhaitResultat
  motif: string
  /** The pending question as the member last saw it; it may be replaced. */
  depuis?: number | undefined
  now: Date
}

/**
 * Asks the organiser, under the member's current name and year of birth. The answer does not depend
 * on whether the number exists: only the organiser learns it.
 * @throws ApiError `resultat_deja_choisi`; `resultat_introuvable` for a line not shown by name;
 * `demande_en_attente` after another question from another window
 */
export async function createDemande(db: Db, ask: DemandeInput): Promise<void> {
  const { user, epreuve, souhait, motif, now } = ask
  await db.transaction(async (tx) => {
    await lockMember(tx, user.id)
    await shareLines(tx, epreuve.id)
    const mine = and(eq(demandes.epreuves_id, epreuve.id), eq(demandes.users_id, user.id))
    if (souhait === 'lier') await requireNoProved(tx, user.id, epreuve.id)
    const target = await findTarget(tx, ask)
    const waiting = await tx
      .delete(demandes)
      .where(and(mine, eq(demandes.etat, 'attend')))
      .returning()
    const demande = { souhait, motif, ...target }
    if (waiting.some((item) => item.id !== ask.depuis && !isSameDemande(item, demande))) {
      throw new ApiError('demande_en_attente')
    }
    const who = await readWho(tx, user.id)
    await tx.insert(demandes).values({
      epreuves_id: epreuve.id,
      users_id: user.id,
      ...demande,
      ...who,
      created_at: now.toISOString(),
    })
    const sujet = souhait === 'lier' ? 'lien' : 'opposition'
    await notifyOrganisers(tx, epreuve, { sujet, cle: `${epreuve.id}:${user.id}`, now })
  })
}

type DemandeContent = Pick<DemandeRow, 'souhait' | 'motif' | 'dossard' | 'recherche'>

/** Makes a double click or an identical question idempotent. */
const isSameDemande = (demandeContent: DemandeContent, other: DemandeContent): boolean =>
  demandeContent.souhait === other.souhait &&
  demandeContent.motif === other.motif &&
  demandeContent.dossard === other.dossard &&
  demandeContent.recherche === other.recherche

async function requireNoProved(tx: Tx, users_id: number, epreuves_id: number): Promise<void> {
  const mine = and(ofCurrent(epreuves_id), eq(resultats.users_id, users_id))
  if (await tx.$count(resultats, and(mine, isNotNull(resultats.preuve)))) {
    throw new ApiError('resultat_deja_choisi')
  }
}

/** A line without a number is selected by id, if its name is shown: initials match nobody. */
async function findTarget(tx: Tx, { dossard, resultats_id, epreuve }: DemandeInput) {
  if (resultats_id === undefined) return { dossard: dossard ?? null, recherche: null }
  const [found] = await tx
    .select({ line: resultats, hides: profils.initiales_resultats })
    .from(resultats)
    .leftJoin(profils, and(eq(profils.users_id, resultats.users_id), isNotNull(resultats.preuve)))
    .where(and(eq(resultats.id, resultats_id), ofCurrent(epreuve.id)))
  const line = found?.line
  // A team's number may be hidden: one of its runners is selected instead.
  const isTeam = line && line.equipe !== null && line.relais === null
  if (!line || isTeam || line.retire_le !== null || line.initiales || found.hides) {
    throw new ApiError('resultat_introuvable')
  }
  return { dossard: line.dossard, recherche: line.recherche }
}

async function readWho(tx: Tx, users_id: number) {
  const [row] = await tx
    .select({
      nom: users.nom,
      prenom: users.prenom,
      nom_change_le: users.nom_change_le,
      naissance: profils.naissance,
    })
    .from(users)
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(eq(users.id, users_id))
  if (!row) throw new ApiError('session_expiree')
  const { naissance, ...name } = row
  return { ...name, annee: naissance ? Number(naissance.slice(0, 4)) : null }
}

export async function cancelDemande(db: Db, { user, id }: { user: User; id: number }) {
  const mine = and(eq(demandes.id, id), eq(demandes.users_id, user.id), eq(demandes.etat, 'attend'))
  const gone = await db.delete(demandes).where(mine).returning({ id: demandes.id })
  if (!gone.length) throw new ApiError('demande_introuvable')
}

type Decide = {
  user: User
  id: number
  accepte: boolean
  resultats_id?: number | undefined
  now: Date
}

/**
 * The organiser's decision. Accepting names the line that was displayed, since a file may have come
 * meanwhile.
 * @throws ApiError `demande_introuvable` when it is answered, `resultat_introuvable` for another
 * line
 */
export async function decideDemande(db: Db, decide: Decide): Promise<void> {
  const { user, id, accepte, now } = decide
  const { demande, epreuve } = await getManagedDemande(db, user, id)
  await db.transaction(async (tx) => {
    await lockMember(tx, demande.users_id)
    await shareLines(tx, epreuve.id)
    const [decided] = await tx
      .update(demandes)
      .set({
        etat: accepte ? 'acceptee' : 'refusee',
        decided_at: now.toISOString(),
        decided_by: user.id,
      })
      .where(and(eq(demandes.id, id), eq(demandes.etat, 'attend')))
      .returning()
    if (!decided) throw new ApiError('demande_introuvable')
    if (accepte) await grant(tx, decided, { epreuve, resultats_id: decide.resultats_id, now })
    await notifyAnswer(tx, decided, { epreuve, accepte, now })
  })
}

type Grant = { epreuve: Epreuve; resultats_id: number | undefined; now: Date }

async function grant(tx: Tx, demande: DemandeRow, { epreuve, resultats_id, now }: Grant) {
  const found = await findDemandeLine(tx, demande)
  if (!found || found.id !== resultats_id) throw new ApiError('resultat_introuvable')
  const line = await findNamed(tx, await lockRow(tx, found.id), demande)
  if (!line) throw new ApiError('resultat_introuvable')
  const { souhait, users_id } = demande
  if (souhait === 'lier') {
    return linkLine(tx, line, { users_id, preuve: 'organisateur', epreuve, now })
  }
  if (souhait === 'retirer') {
    return withdrawLine(tx, line, { par: 'organisateur', epreuve, now })
  }
  await tx
    .update(resultats)
    .set({ initiales: true, initiales_age: false })
    .where(eq(resultats.id, line.id))
  await announce(tx, epreuve)
}

type Answer = { epreuve: Epreuve; accepte: boolean; now: Date }

function notifyAnswer(tx: Tx, { id, souhait, users_id }: DemandeRow, answer: Answer) {
  const { epreuve, accepte, now } = answer
  const [yes, no] =
    souhait === 'lier' ? (['acceptee', 'refusee'] as const) : (['exaucee', 'declinee'] as const)
  return notifyClaimant(tx, epreuve, { id, users_id, decision: accepte ? yes : no, now })
}
