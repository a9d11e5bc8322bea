import { parisDate } from '@foulee/domain/shared/heure-paris'
import {
  CARNET_VIDE,
  type Carnet,
  type Geste,
  noteGeste,
  noteJour,
  noteReponse,
  type Reponse,
} from '@foulee/domain/site/installation'
import { CARNET_KEY } from './has-carnet.ts'

/** What this device remembers; nothing where storage is refused, and then nothing is ever offered. */
export function readCarnet(): Carnet {
  try {
    return { ...CARNET_VIDE, ...JSON.parse(localStorage.getItem(CARNET_KEY) ?? '{}') }
  } catch {
    return { ...CARNET_VIDE, reponse: 'refusee' }
  }
}

function write(carnet: Carnet): void {
  try {
    localStorage.setItem(CARNET_KEY, JSON.stringify(carnet))
  } catch {
    // Refused: the offer is reached from the settings.
  }
}

/** Notes a deed that shows that one comes back, with its day. */
export const noteDeed = (geste: Geste): void =>
  write(noteGeste(noteJour(readCarnet(), parisDate(new Date())), geste))

/** Notes a visit of who has done something before: whoever only looks leaves no trace. */
export function noteVisit(): void {
  const carnet = readCarnet()
  if (carnet.gestes.length > 0) write(noteJour(carnet, parisDate(new Date())))
}

export const noteAnswer = (reponse: Reponse): void => write(noteReponse(readCarnet(), reponse))
