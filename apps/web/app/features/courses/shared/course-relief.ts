import type { CourseCard } from '@foulee/contract/courses/courses'
import { writeHeights } from '#ui/relief-heights.ts'
import type { ReliefProps } from '#ui/relief-image.tsx'
import { type ReliefGround, type ReliefLight, writeLook } from '#ui/relief-look.ts'

const list = (codes: string) => codes.split(' ')

/** Départements with mountains, hills or a coast; the others are plains. */
const GROUNDS: readonly [ReliefGround, readonly string[]][] = [
  ['alpes', list('04 05 06 09 2A 2B 31 38 64 65 66 73 74 974')],
  [
    'moyenne',
    list('01 03 07 11 12 15 19 21 23 25 26 30 39 42 43 46 48 58 63 67 68 69 70 81 83 84 87 88 90'),
  ],
  ['littoral', list('13 14 17 22 29 33 34 35 40 44 50 56 59 62 76 80 85 971 972 973 976')],
]

const SEASONS: readonly ReliefLight[] = ['hiver', 'printemps', 'ete', 'automne']

/** Meteorological seasons: winter is December to February. */
function findSeason(day: string): ReliefLight | undefined {
  const month = Number(day.slice(5, 7))
  return SEASONS[Math.floor((month % 12) / 3)]
}

function findGround({ departement }: Pick<CourseCard, 'departement'>): ReliefGround {
  if (departement === null) return 'moyenne'
  return GROUNDS.find(([, codes]) => codes.includes(departement))?.[0] ?? 'plaine'
}

type Drawn = Pick<CourseCard, 'types' | 'departement'> & { profil?: readonly number[] | undefined }

/**
 * Drawing of a race (produit 8.25): colour by sport, light by season; the race's own profile, else the
 * terrain of its département.
 */
export const courseRelief = (
  { types, departement, profil }: Drawn,
  date_debut: string | null | undefined,
): Pick<ReliefProps, 'look' | 'profil'> => ({
  look: writeLook({
    kind: 'course',
    tint: types[0],
    ground: profil ? undefined : findGround({ departement }),
    light: date_debut ? findSeason(date_debut) : undefined,
  }),
  profil: profil && writeHeights(profil),
})
