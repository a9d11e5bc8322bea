import * as appareilsContract from '@foulee/contract/echanges/appareils-push'
import * as notificationsContract from '@foulee/contract/echanges/notifications'
import * as reglagesContract from '@foulee/contract/echanges/reglages-notifications'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { annonceCourse } from '#kernel/notifications/announce-course.ts'
import { pushNotification } from '#kernel/notifications/queue-push.ts'
import { notifyFollowers } from './announce-course.job.ts'
import { annonceOuverture, notifyOuvertures } from './announce-ouverture.job.ts'
import { appareilsRoutes } from './appareils.routes.ts'
import { notificationsPersonal } from './notifications.personal.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { pushOne } from './push.job.ts'
import { reglagesRoutes } from './reglages.routes.ts'
import { resumes, sendResumes } from './resumes.job.ts'

export const notifications: Feature = {
  parts: [
    {
      id: 'notifications',
      titre: 'Notifications',
      routes: notificationsRoutes,
      schemas: schemasOf(notificationsContract),
    },
    {
      id: 'reglages-notifications',
      titre: 'Réglages des notifications',
      routes: reglagesRoutes,
      schemas: schemasOf(reglagesContract),
    },
    {
      id: 'appareils-push',
      titre: 'Appareils qui affichent les notifications',
      routes: appareilsRoutes,
      schemas: schemasOf(appareilsContract),
    },
  ],
  works: [
    work(annonceCourse, notifyFollowers),
    work(annonceOuverture, notifyOuvertures),
    work(resumes, sendResumes),
    work(pushNotification, pushOne),
  ],
  personal: notificationsPersonal,
}
