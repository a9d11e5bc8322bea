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

/** Install-prompt state of this device; empty without storage, and then the offer never shows. */
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
    // No storage: the settings still offer the installation.
  }
}

export const noteDeed = (geste: Geste): void =>
  write(noteGeste(noteJour(readCarnet(), parisDate(new Date())), geste))

/** Records a visit after a first engaged action; mere readers leave no trace. */
export function noteVisit(): void {
  const carnet = readCarnet()
  if (carnet.gestes.length > 0) write(noteJour(carnet, parisDate(new Date())))
}

export const noteAnswer = (reponse: Reponse): void => write(noteReponse(readCarnet(), reponse))
