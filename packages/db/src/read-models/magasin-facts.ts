import type { Horaires } from '@foulee/domain/club/horaires'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'

type Text = string | null

export type MagasinFacts = {
  id: number
  slug: string
  nom: string
  description: Text
  telephone: Text
  site: Text
  adresse: Text
  ville: Text
  code_postal: Text
  departement: Text
  pays: string
  position: [number, number] | null
  logo: Text
  categories: string[]
  marques: string[]
  services: string[]
  horaires: Horaires | null
  fuseau: string
  verifie_le: Text
  etat: number
  updated_at: string
  photos: {
    id: number
    titre: Text
    description: Text
    ordre: number
    fichier: string
    prete: boolean
    largeur: number
    hauteur: number
  }[]
  reductions: { debut: string; fin: Text }[]
  social: { id: number; reseau: string; url: string }[]
}

export async function findMagasinFacts(
  db: Db | Tx,
  ids: readonly number[],
): Promise<MagasinFacts[]> {
  const { rows } = await db.execute<MagasinFacts>(sql`
    select m.id, m.slug, m.nom, m.description, m.telephone, m.site, m.adresse, m.ville,
      m.code_postal, m.departement, m.pays,
      case when m.position is not null
        then json_build_array(st_x(m.position), st_y(m.position)) end as position,
      m.logo, m.categories, m.marques, m.services, m.horaires, m.fuseau, m.verifie_le, m.etat,
      m.updated_at,
      coalesce((select json_agg(json_build_object('id', p.id, 'titre', p.titre,
        'description', p.description, 'ordre', p.ordre, 'fichier', p.fichier, 'prete', p.prete,
        'largeur', p.largeur, 'hauteur', p.hauteur) order by p.ordre, p.id)
        from magasin_photos p where p.magasins_id = m.id), '[]') as photos,
      coalesce((select json_agg(json_build_object('debut', r.debut, 'fin', r.fin)
        order by r.debut, r.id) from reductions r where r.magasins_id = m.id and r.etat >= 100), '[]') as reductions,
      coalesce((select json_agg(json_build_object('id', s.id, 'reseau', s.reseau, 'url', s.url)
        order by s.id) from magasin_social s where s.magasins_id = m.id), '[]') as social
    from magasins m where m.id = any(${sql.param([...ids])}::int[]) order by m.id`)
  return rows
}
