import { actualites } from './actualites/actualites.resource.ts'
import { agences } from './agences/agences.resource.ts'
import { audience } from './audience/audience.resource.ts'
import { badges } from './badges/badges.resource.ts'
import { commentaires } from './commentaires/commentaires.resource.ts'
import { contact } from './contact/contact.resource.ts'
import { courses } from './courses/courses.resource.ts'
import { evenements } from './evenements/evenements.resource.ts'
import { imports } from './imports/imports.resource.ts'
import { journal } from './journal/journal.resource.ts'
import { importsMagasins } from './magasins/imports-magasins.resource.tsx'
import { magasins } from './magasins/magasins.resource.ts'
import { misesEnAvant } from './mises-en-avant/mises-en-avant.resource.ts'
import { moderation } from './moderation/moderation.resource.ts'
import { organisateurs } from './organisateurs/organisateurs.resource.ts'
import { pages } from './pages/pages.resource.ts'
import { redirections } from './pages/redirections.resource.ts'
import { parcours } from './parcours/parcours.resource.ts'
import { premium } from './premium/premium.resource.ts'
import { reactions } from './reactions/reactions.resource.ts'
import { reductions } from './reductions/reductions.resource.ts'
import type { AdminResource } from './resource.ts'
import { sondages } from './sondages/sondages.resource.ts'
import { travaux } from './travaux/travaux.resource.ts'
import { utilisateurs } from './utilisateurs/utilisateurs.resource.ts'
import { videos } from './videos/videos.resource.ts'

export const RESOURCES: readonly AdminResource[] = [
  moderation,
  contact,
  utilisateurs,
  premium,
  organisateurs,
  agences,
  magasins,
  courses,
  parcours,
  evenements,
  reductions,
  sondages,
  commentaires,
  misesEnAvant,
  actualites,
  videos,
  pages,
  redirections,
  reactions,
  badges,
  audience,
  journal,
  imports,
  importsMagasins,
  travaux,
]
