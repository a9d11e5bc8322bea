import { codeRevendication, sendCode } from '../features/claim/claim.jobs.ts'
import { sendErasureCode, sendReset, sendVerification } from '../features/compte/compte.jobs.ts'
import { removeImages, retraitImages } from '../features/compte/images.ts'
import {
  codeSuppression,
  lienReinitialisation,
  lienVerification,
  menage,
} from '../features/compte/liens.ts'
import { cleanUp } from '../features/compte/menage.ts'
import { lienInvitation, sendInvitation } from '../features/invitations/invitations.jobs.ts'
import { tellFollowers } from '../features/notifications/announce-course.job.ts'
import { annonceCourse } from '../features/notifications/announce-course.ts'
import { lienMembre, sendMemberInvitation } from '../features/organisateurs/membres.jobs.ts'
import { measureAgain, recalculParcours } from '../features/parcours/parcours-recalcul.job.ts'
import { makeSizes, taillesPhoto } from '../features/photos/photos.jobs.ts'
import { courrier } from '../mail/courrier.ts'
import { deliver } from '../mail/deliver.ts'
import { balayage, sweepStorage } from '../storage/sweep.ts'
import { type Work, work } from './job.ts'

/** Every job and who does it. */
export const WORKS: readonly Work[] = [
  work(lienReinitialisation, sendReset),
  work(lienVerification, sendVerification),
  work(codeSuppression, sendErasureCode),
  work(lienInvitation, sendInvitation),
  work(lienMembre, sendMemberInvitation),
  work(codeRevendication, sendCode),
  work(annonceCourse, tellFollowers),
  work(retraitImages, removeImages),
  work(taillesPhoto, makeSizes),
  work(recalculParcours, measureAgain),
  work(menage, cleanUp),
  work(balayage, sweepStorage),
  // Last: what the others queue is sent in the same round.
  work(courrier, deliver),
]
