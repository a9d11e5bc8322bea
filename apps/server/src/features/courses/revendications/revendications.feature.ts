import * as revendicationsContract from '@foulee/contract/courses/revendications'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { codeRevendication, sendCode } from './revendications.jobs.ts'
import { revendicationsWaiting } from './revendications.moderation.ts'
import { revendicationsPersonal } from './revendications.personal.ts'
import { claimRoutes } from './revendications.routes.ts'

export const revendications: Feature = {
  parts: [
    {
      id: 'claim',
      titre: 'Revendication d’un organisateur',
      routes: claimRoutes,
      schemas: schemasOf(revendicationsContract),
    },
  ],
  works: [work(codeRevendication, sendCode)],
  personal: revendicationsPersonal,
  waiting: [revendicationsWaiting],
}
