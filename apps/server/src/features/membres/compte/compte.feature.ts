import * as compteContract from '@foulee/contract/membres/compte'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { sendErasureCode, sendReset, sendReturn, sendVerification } from './compte.jobs.ts'
import { comptePersonal } from './compte.personal.ts'
import { compteRoutes } from './compte.routes.ts'
import {
  codeSuppression,
  lienReinitialisation,
  lienRetour,
  lienVerification,
  menage,
} from './liens.ts'
import { cleanUp } from './menage.ts'

export const compte: Feature = {
  parts: [
    {
      id: 'compte',
      titre: 'Accès, appareils et données',
      routes: compteRoutes,
      schemas: schemasOf(compteContract),
    },
  ],
  works: [
    work(lienReinitialisation, sendReset),
    work(lienVerification, sendVerification),
    work(lienRetour, sendReturn),
    work(codeSuppression, sendErasureCode),
    work(menage, cleanUp),
  ],
  personal: comptePersonal,
}
