import { parisDate } from '@foulee/domain/shared/heure-paris'
import {
  CARNET_VIDE,
  type Carnet,
  type Geste,
  type Reponse,
  recordGeste,
  recordJour,
  recordReponse,
} from '@foulee/domain/site/installation'
import { deviceStorage } from '#platform/browser-storage.ts'
import { CARNET_KEY } from './has-install-prompt.ts'

/** Install-prompt state of this device; empty without storage, and then the offer never shows. */
export const readInstallPrompt = (): Carnet => ({
  ...CARNET_VIDE,
  ...deviceStorage.getJson<Carnet>(CARNET_KEY),
})

/** Without storage, the settings still offer the installation. */
const write = (carnet: Carnet): void => void deviceStorage.setJson(CARNET_KEY, carnet)

export const recordDeed = (geste: Geste): void =>
  write(recordGeste(recordJour(readInstallPrompt(), parisDate(new Date())), geste))

/** Records a visit after a first engaged action; mere readers leave no trace. */
export function recordVisit(): void {
  const carnet = readInstallPrompt()
  if (carnet.gestes.length > 0) write(recordJour(carnet, parisDate(new Date())))
}

export const recordAnswer = (reponse: Reponse): void =>
  write(recordReponse(readInstallPrompt(), reponse))
