import * as badgesContract from '@foulee/contract/club/badges'
import { badgeObtenus, badgeProgres, faits } from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { work } from '#kernel/jobs/work.ts'
import { badgesMembre, recordFaits } from '#kernel/points/badges.facts.ts'
import {
  badgesPasse,
  badgesReleve,
  countMember,
  countPast,
  queueReleve,
  readAllFaits,
} from './badges.award.ts'
import { badgeFil } from './badges.fil.ts'
import { badgeKind } from './badges.kind.ts'
import { badgesRoutes } from './badges.routes.ts'

export const badges: Feature = {
  parts: [
    { id: 'badges', titre: 'Badges', routes: badgesRoutes, schemas: schemasOf(badgesContract) },
  ],
  works: [
    work(badgesMembre, countMember),
    work(badgesPasse, countPast),
    work(badgesReleve, readAllFaits, queueReleve),
  ],
  kinds: [badgeKind],
  fil: [badgeFil],
  onOuting: async (tx, { users_id, isFromArchive }) => {
    if (!isFromArchive) await recordFaits(tx, users_id, 'sortie')
  },
  personal: {
    owned: [faits.users_id, badgeProgres.users_id, badgeObtenus.users_id],
    collect: [
      {
        name: 'faits',
        contenu: 'ce que vos badges comptent, fait par fait',
        find: rowsOf(faits.users_id),
      },
      {
        name: 'badges',
        contenu: 'vos badges, avec le jour où vous les avez gagnés',
        find: rowsOf(badgeObtenus.users_id),
      },
      {
        name: 'badges-progres',
        contenu: 'où vous en êtes de chaque badge',
        find: rowsOf(badgeProgres.users_id),
      },
    ],
  },
  directories: async () => ['/badge'],
  sitemap: [
    {
      name: 'badges',
      tags: ['badges'],
      rows: sql`select id, '/badge/'::text || slug as path, updated_at
        from badges where actif_le is not null`,
    },
  ],
}
