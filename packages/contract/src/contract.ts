import { audience } from './audience.ts'
import { courses } from './courses.ts'
import { demandes } from './demandes.ts'
import { external } from './external.ts'
import { invitations } from './invitations.ts'
import { points } from './points.ts'
import { session } from './session.ts'

/** Every call of the API, by `METHOD /path`. */
export const contract = {
  ...session,
  ...external,
  ...courses,
  ...points,
  ...audience,
  ...demandes,
  ...invitations,
}
