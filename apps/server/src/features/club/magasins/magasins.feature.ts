import * as magasinsContract from '@foulee/contract/club/magasins'
import * as adminContract from '@foulee/contract/club/magasins-admin'
import * as gestionContract from '@foulee/contract/club/magasins-gestion'
import { findDepartement } from '@foulee/domain/shared/departement'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { structureManifest } from '#kernel/organisations/manifest.ts'
import { waitingStructures } from '#kernel/organisations/waiting.ts'
import { type Directories, visiblePages } from '#kernel/pages/sitemap-rows.ts'
import { magasinKind } from './magasin.kind.ts'
import { magasinsPersonal } from './magasins.personal.ts'
import { countDepartements } from './magasins.queries.ts'
import { magasinsRoutes } from './magasins.routes.ts'
import { magasinStructure } from './magasins.structure.ts'
import { magasinsAdminRoutes } from './magasins-admin.routes.ts'
import { magasinsGestionRoutes } from './magasins-gestion.routes.ts'

const directory: Directories = async (db) => {
  const { departements } = await countDepartements(db)
  return [
    '/magasins',
    ...departements.flatMap(({ departement }) => {
      const listed = findDepartement(departement)
      return listed ? [`/magasins/departement/${listed.slug}`] : []
    }),
  ]
}

export const magasins: Feature = {
  ...structureManifest(magasinStructure),
  parts: [
    {
      id: 'magasins',
      titre: 'Magasins',
      routes: magasinsRoutes,
      schemas: schemasOf(magasinsContract),
    },
    {
      id: 'magasins-gestion',
      titre: 'Tenir un magasin',
      routes: magasinsGestionRoutes,
      schemas: schemasOf(gestionContract),
    },
    {
      id: 'magasins-admin',
      titre: 'Back-office, magasins',
      routes: magasinsAdminRoutes,
      schemas: schemasOf(adminContract),
    },
  ],
  kinds: [magasinKind],
  personal: magasinsPersonal,
  waiting: [waitingStructures('magasin', { texte: sql`concat_ws(', ', adresse, ville)` })],
  sitemap: [
    {
      name: 'magasins',
      tags: ['magasins'],
      rows: visiblePages('/magasins/', {
        cards: 'magasin_cards',
        table: 'magasins',
        key: 'magasins_id',
      }),
    },
  ],
  directories: directory,
  recherche: [{ kind: 'magasin', ids: sql`select magasins_id as id from magasin_cards` }],
}
