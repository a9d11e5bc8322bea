import type { Avantage, Carte, LectureCarte, MagasinCarte } from '@foulee/contract/club/cartes'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { avantageRemises, avantages, cartes, magasins, users } from '@foulee/db/schema'
import {
  getNiveauNom,
  getPeriode,
  hasNiveau,
  type NiveauCarte,
  readNiveau,
  readNumero,
} from '@foulee/domain/club/carte'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import { sumPoints } from '#features/club/points/points.queries.ts'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'

export const MAX_AVANTAGES = 50
const MAX_REMISES = 100

const presentNiveau = (code: NiveauCarte) => ({ code, nom: getNiveauNom(code) })

export async function findCarte(db: Db, user: { id: number; prenom: string }): Promise<Carte> {
  const [card] = await db.select().from(cartes).where(eq(cartes.users_id, user.id))
  const sum = await sumPoints(db, user.id)
  const { niveau, suivant } = readNiveau(sum)
  const remises = await db
    .select({
      id: avantageRemises.id,
      titre: avantages.titre,
      magasin: magasins.nom,
      magasin_slug: magasins.slug,
      remis_le: avantageRemises.remis_le,
    })
    .from(avantageRemises)
    .innerJoin(avantages, eq(avantages.id, avantageRemises.avantages_id))
    .innerJoin(magasins, eq(magasins.id, avantages.magasins_id))
    .where(eq(avantageRemises.users_id, user.id))
    .orderBy(desc(avantageRemises.id))
    .limit(MAX_REMISES)
  return {
    numero: card?.numero ?? '',
    prenom: user.prenom,
    points: sum,
    niveau: presentNiveau(niveau.code),
    suivant: suivant && { nom: suivant.nom, points: suivant.points, manque: suivant.points - sum },
    remises: remises.map(({ remis_le, ...row }) => ({ ...row, remis_le: toIso(remis_le) })),
  }
}

export async function findMagasins(
  db: Db | Tx,
  users_id: number,
  magasins_id?: number,
): Promise<MagasinCarte[]> {
  const mine = and(
    ofMagasin.isManaged(magasins.id, users_id),
    magasins_id === undefined ? undefined : eq(magasins.id, magasins_id),
  )
  const shops = await db
    .select({ id: magasins.id, nom: magasins.nom, slug: magasins.slug })
    .from(magasins)
    .where(mine)
    .orderBy(byName(magasins.nom), asc(magasins.id))
  const rows = await db
    .select({
      avantage: avantages,
      nb_remises: sql<number>`(select count(*)::int from avantage_remises r where r.avantages_id = ${avantages.id})`,
    })
    .from(avantages)
    .innerJoin(magasins, eq(magasins.id, avantages.magasins_id))
    .where(mine)
    .orderBy(sql`${avantages.ferme_le} is not null`, asc(avantages.id))
  const byShop = Map.groupBy(rows, ({ avantage }) => avantage.magasins_id)
  return shops.map((shop) => ({
    ...shop,
    avantages: (byShop.get(shop.id) ?? []).map(({ avantage, nb_remises }) => ({
      id: avantage.id,
      titre: avantage.titre,
      conditions: avantage.conditions ?? '',
      niveau: presentNiveau(avantage.niveau),
      frequence: avantage.frequence,
      ferme_le: avantage.ferme_le && toIso(avantage.ferme_le),
      nb_remises,
    })),
  }))
}

/** @throws ApiError `carte_magasin_refuse` also for a shop that does not exist */
export async function getMagasin(
  db: Db | Tx,
  users_id: number,
  magasins_id: number,
): Promise<MagasinCarte> {
  const [shop] = await findMagasins(db, users_id, magasins_id)
  if (!shop) throw new ApiError('carte_magasin_refuse')
  return shop
}

export async function getAvantage(
  db: Db | Tx,
  users_id: number,
  { id, magasins_id }: { id: number; magasins_id: number },
): Promise<Avantage> {
  const shop = await getMagasin(db, users_id, magasins_id)
  const avantage = shop.avantages.find((avantage) => avantage.id === id)
  if (!avantage) throw new ApiError('avantage_introuvable')
  return avantage
}

export type CardHolder = { numero: string; users_id: number; prenom: string; points: number }

export async function getHolder(db: Db | Tx, typed: string): Promise<CardHolder> {
  const numero = readNumero(typed)
  if (!numero) throw new ApiError('carte_introuvable')
  const [holder] = await db
    .select({ users_id: users.id, prenom: users.prenom })
    .from(cartes)
    .innerJoin(users, eq(users.id, cartes.users_id))
    .where(and(eq(cartes.numero, numero), isNull(users.supprime_le), isNull(users.suspendu_le)))
  if (!holder) throw new ApiError('carte_introuvable')
  return { numero, ...holder, points: await sumPoints(db, holder.users_id) }
}

export async function readCarte(
  db: Db | Tx,
  holder: CardHolder,
  magasins_id: number,
  now: Date,
): Promise<LectureCarte> {
  const rows = await db
    .select()
    .from(avantages)
    .where(and(eq(avantages.magasins_id, magasins_id), isNull(avantages.ferme_le)))
    .orderBy(asc(avantages.id))
    .limit(MAX_AVANTAGES)
  const remises = await db
    .select({
      avantages_id: avantageRemises.avantages_id,
      periode: avantageRemises.periode,
      remis_le: avantageRemises.remis_le,
    })
    .from(avantageRemises)
    .innerJoin(avantages, eq(avantages.id, avantageRemises.avantages_id))
    .where(
      and(eq(avantageRemises.users_id, holder.users_id), eq(avantages.magasins_id, magasins_id)),
    )
  const today = parisDate(now)
  return {
    numero: holder.numero,
    prenom: holder.prenom,
    niveau: presentNiveau(readNiveau(holder.points).niveau.code),
    avantages: rows.map(({ id, titre, conditions, niveau, frequence }) => {
      const periode = getPeriode(frequence, today)
      const before = remises.find((item) => item.avantages_id === id && item.periode === periode)
      const base = { id, titre, conditions: conditions ?? '' }
      if (before) {
        const day = formatDateLongue(parisDate(new Date(before.remis_le)))
        return { ...base, etat: 'remis' as const, phrase: `Déjà remis le ${day}.` }
      }
      if (hasNiveau(holder.points, niveau)) {
        return { ...base, etat: 'possible' as const, phrase: '' }
      }
      const phrase = `Demande le niveau «\u00a0${getNiveauNom(niveau)}\u00a0».`
      return { ...base, etat: 'niveau_trop_bas' as const, phrase }
    }),
  }
}
