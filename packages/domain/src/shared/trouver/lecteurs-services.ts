import { SERVICE_COURSE_LABELS, type ServiceCourse } from '../../courses/pratique.ts'
import { findPhrase, indexPhrases, type Lecteur, wordAt } from './lire.ts'

const FAUTEUIL = ['fauteuil', 'fauteuils', 'fauteuil roulant', 'fauteuils roulants', 'pmr']
const ACCESSIBLE = ['accessible', 'accessible en', 'accessible aux', 'accessible a', 'acces']
const TRAIN = ['en train', 'en transport', 'en transports', 'en transports en commun', 'en bus']

const MOTS_DE_SERVICES = indexPhrases<ServiceCourse>({
  parking: ['parking', 'parking gratuit', 'stationnement'],
  transports: [
    ...TRAIN.flatMap((train) => [train, `accessible ${train}`]),
    ...['transports en commun', 'sans voiture'],
  ],
  consigne: ['consigne', 'consignes', 'vestiaire consigne'],
  douches: ['douche', 'douches', 'vestiaires', 'douches et vestiaires'],
  toilettes: ['toilettes', 'wc'],
  restauration: ['restauration', 'buvette', 'repas'],
  accessibilite: [
    ...FAUTEUIL.flatMap((chair) => [chair, ...ACCESSIBLE.map((open) => `${open} ${chair}`)]),
    ...['accessible handicap', 'accessible aux handicapes', 'accessible handicapes'],
  ],
  accompagnants: ['garderie', 'garde d enfants', 'garderie enfants'],
})

/** In the title of a search: « Courses avec consigne ». */
const NOMS: Readonly<Record<ServiceCourse, string>> = {
  ...{ parking: 'stationnement', transports: 'transports en commun', consigne: 'consigne' },
  ...{ douches: 'douches', toilettes: 'toilettes', restauration: 'restauration' },
  ...{ accessibilite: 'accès adapté', accompagnants: 'accueil des enfants' },
}

/** « avec douches », « accessible en fauteuil », « en train ». */
export const readServices: Lecteur = (mots, at, { quoi }) => {
  if (quoi !== 'courses' || wordAt(mots, at - 1) === 'sans') return null
  const led = wordAt(mots, at) === 'avec' ? 1 : 0
  const found = findPhrase(MOTS_DE_SERVICES, mots, at + led)
  if (!found) return null
  return {
    pris: led + found.pris,
    label: SERVICE_COURSE_LABELS[found.meant],
    nom: NOMS[found.meant],
    filtres: { services: [found.meant] },
  }
}
