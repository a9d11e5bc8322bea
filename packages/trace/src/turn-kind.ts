import type { ConsigneType } from '@foulee/domain/parcours/itineraire'

/** A turn as files name it: `label` for small screens, `fit` in the spelling of the SDK. */
export type TurnKind = {
  label: string
  fit:
    | 'generic'
    | 'straight'
    | 'slightRight'
    | 'right'
    | 'sharpRight'
    | 'uTurn'
    | 'sharpLeft'
    | 'left'
    | 'slightLeft'
  tcx: 'Generic' | 'Straight' | 'Left' | 'Right'
}

/** Kinds of course points: FIT profile `course_point`, TCX `CoursePointType_t` (names of 10 signs). */
export const TURN_KINDS: Readonly<Record<ConsigneType, TurnKind>> = {
  depart: { label: 'Départ', fit: 'generic', tcx: 'Generic' },
  tout_droit: { label: 'Tout droit', fit: 'straight', tcx: 'Straight' },
  legere_droite: { label: 'Droite', fit: 'slightRight', tcx: 'Right' },
  droite: { label: 'Droite', fit: 'right', tcx: 'Right' },
  forte_droite: { label: 'Droite', fit: 'sharpRight', tcx: 'Right' },
  demi_tour: { label: 'Demi-tour', fit: 'uTurn', tcx: 'Generic' },
  forte_gauche: { label: 'Gauche', fit: 'sharpLeft', tcx: 'Left' },
  gauche: { label: 'Gauche', fit: 'left', tcx: 'Left' },
  legere_gauche: { label: 'Gauche', fit: 'slightLeft', tcx: 'Left' },
  rond_point: { label: 'Rond-point', fit: 'generic', tcx: 'Generic' },
  escalier: { label: 'Escalier', fit: 'generic', tcx: 'Generic' },
  arrivee: { label: 'Arrivée', fit: 'generic', tcx: 'Generic' },
}
