import { createHash } from 'node:crypto'
import type { Formulaire } from '@foulee/contract/sejours/reservations'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type FormulaireFaits, writeFormulaire } from '@foulee/domain/sejours/formulaire'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { eq, sql } from 'drizzle-orm'

type Row = Omit<FormulaireFaits, 'titre'> & { titre: string; etat: number }

async function findFaits(db: Db | Tx, disponibilites_id: number): Promise<Row | null> {
  const { rows } = await db.execute<{ faits: Row }>(sql`
    select json_build_object(
      'etat', v.etat, 'titre', v.titre, 'lieu', v.lieu, 'acces', v.acces,
      'formalites', v.formalites, 'assurance', v.assurance, 'age_min', v.age_min,
      'reglement', v.reglement, 'acompte', v.acompte, 'solde_jours', v.solde_jours,
      'delai_heures', v.delai_heures, 'bareme', v.bareme,
      'journees', (select coalesce(json_agg(j order by j.ordre, j.id), '[]') from (
        select id, ordre, titre, distance, denivele, hebergement, repas, transport
        from voyage_journees where voyages_id = v.id) j),
      'inclus', (select coalesce(json_agg(i order by i.ordre, i.id), '[]') from (
        select id, ordre, libelle, inclus from voyage_inclus where voyages_id = v.id) i),
      'depart', json_build_object('debut', d.debut, 'fin', d.fin, 'prix', d.prix, 'places', d.places,
        'supplement_single', d.supplement_single, 'participants_min', d.participants_min),
      'agence', json_build_object('nom', a.nom, 'adresse', a.adresse, 'code_postal', a.code_postal,
        'ville', a.ville, 'email', a.email, 'telephone', a.telephone,
        'immatriculation', a.immatriculation, 'garant', a.garant, 'garant_adresse', a.garant_adresse,
        'assureur', a.assureur, 'assureur_adresse', a.assureur_adresse)) as faits
    from disponibilites d join voyages v on v.id = d.voyages_id join agences a on a.id = v.agences_id
    where d.id = ${disponibilites_id}`)
  return rows[0]?.faits ?? null
}

export async function getFormulaire(db: Db | Tx, disponibilites_id: number): Promise<Formulaire> {
  const faits = await findFaits(db, disponibilites_id)
  const isSeen = faits && (isPublished(faits.etat) || isCancelled(faits.etat))
  if (!isSeen) throw new ApiError('disponibilite_introuvable')
  const texte = writeFormulaire({ ...faits, titre: faits.titre || SANS_TITRE })
  return { texte, empreinte: createHash('sha256').update(texte).digest('hex') }
}

/** Stores the text of a form once for all bookings that accepted it. @returns its id */
export async function saveFormulaire(
  tx: Tx,
  { texte, empreinte }: Formulaire,
  now: Date,
): Promise<number> {
  await tx
    .insert(t.formulaires)
    .values({ texte, empreinte, created_at: now.toISOString() })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: t.formulaires.id })
    .from(t.formulaires)
    .where(eq(t.formulaires.empreinte, empreinte))
  if (!row) throw new Error('The form was kept and is not there.')
  return row.id
}
