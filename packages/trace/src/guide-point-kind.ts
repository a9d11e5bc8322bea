export type GuidePointKind = {
  /** FIT (profile type `course_point`, in the spelling of the SDK). */
  fit: 'generic' | 'summit' | 'valley' | 'water' | 'food' | 'danger' | 'firstAid' | Turn
  tcx: string
  gpx: string
}

type Turn = 'left' | 'right' | 'straight'

const GENERIC: GuidePointKind = { fit: 'generic', tcx: 'Generic', gpx: 'Flag, Blue' }

/** Kinds supported by all watches; keywords of runners, and of TCX, FIT and GPX symbols. */
const KINDS: readonly (readonly [kind: GuidePointKind, words: readonly string[]])[] = [
  [
    { fit: 'water', tcx: 'Water', gpx: 'Drinking Water' },
    [
      'water',
      'drinking_water',
      'fountain',
      'eau',
      'point_eau',
      'point_d_eau',
      'fontaine',
      'ravito_liquide',
    ],
  ],
  [
    { fit: 'food', tcx: 'Food', gpx: 'Restaurant' },
    [
      'food',
      'restaurant',
      'ravito',
      'ravitaillement',
      'ravito_solide',
      'ravito_complet',
      'base_de_vie',
      'base_vie',
    ],
  ],
  [
    { fit: 'firstAid', tcx: 'First Aid', gpx: 'Medical Facility' },
    ['first_aid', 'medical_facility', 'secours', 'poste_de_secours'],
  ],
  [
    { fit: 'danger', tcx: 'Danger', gpx: 'Danger Area' },
    ['danger', 'danger_area', 'alert', 'passage_dangereux'],
  ],
  [
    { fit: 'summit', tcx: 'Summit', gpx: 'Summit' },
    ['summit', 'sommet', 'col', 'peak', 'point_de_vue', 'scenic_area'],
  ],
  [{ fit: 'valley', tcx: 'Valley', gpx: 'Flag, Blue' }, ['valley', 'vallee']],
  [{ fit: 'left', tcx: 'Left', gpx: 'Flag, Blue' }, ['left', 'gauche']],
  [{ fit: 'right', tcx: 'Right', gpx: 'Flag, Blue' }, ['right', 'droite']],
  [{ fit: 'straight', tcx: 'Straight', gpx: 'Flag, Blue' }, ['straight', 'tout_droit']],
]

const KIND_OF = new Map(
  KINDS.flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
)

export function kindOf(type: string | null): GuidePointKind {
  const word = (type ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '')
  return KIND_OF.get(word) ?? GENERIC
}
