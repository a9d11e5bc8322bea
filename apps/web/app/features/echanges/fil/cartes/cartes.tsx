import type { CartePublication } from '@foulee/contract/echanges/fil'
import type { PublicationKind } from '@foulee/domain/echanges/publication'
import type { ComponentType } from 'react'
import { CarteEvenement, CartePlan, CarteSejour } from './agenda.carte.tsx'
import { CarteCourse, CarteResultat } from './course.carte.tsx'
import { CarteActualite, CarteBadge, CarteTexte } from './dit.carte.tsx'
import { CarteActivite, CarteParcours } from './terrain.carte.tsx'

type ObjetOf<K extends PublicationKind> = Extract<CartePublication, { kind: K }>['objet']

const CARTES: { readonly [K in PublicationKind]: ComponentType<{ objet: ObjetOf<K> }> } = {
  actualite: CarteActualite,
  course: CarteCourse,
  resultat: CarteResultat,
  parcours: CarteParcours,
  sejour: CarteSejour,
  evenement: CarteEvenement,
  plan: CartePlan,
  activite: CarteActivite,
  badge: CarteBadge,
  texte: CarteTexte,
}

/** `CARTES` guarantees that an object gets the card of its kind, which TypeScript cannot infer. */
export function Carte({ carte: { kind, objet } }: { carte: CartePublication }) {
  const Shown = CARTES[kind] as ComponentType<{ objet: CartePublication['objet'] }>
  return <Shown objet={objet} />
}
