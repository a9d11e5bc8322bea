import { addDays, addMonths, countDays, getMonday } from '../shared/calendrier.ts'
import { groupThousands } from '../shared/mesure.ts'
import { type AUDIENCE_EVENTS, getAudienceLimit } from './audience.ts'

type EventName = keyof typeof AUDIENCE_EVENTS
type MesureDeclaree = { libelle: string; events: readonly EventName[] }

export const MESURES = {
  visites: { libelle: 'Visites', events: ['visit'] },
  inscriptions_commencees: { libelle: 'Inscriptions commencées', events: ['sign_up_start'] },
  inscriptions_finies: { libelle: 'Inscriptions terminées', events: ['sign_up_finish'] },
  connexions: { libelle: 'Connexions', events: ['login'] },
  telechargements: { libelle: 'Parcours téléchargés', events: ['parcours_download'] },
  clics_inscription: { libelle: 'Clics vers une inscription', events: ['course_register'] },
  clics_sejour: { libelle: 'Clics vers un séjour', events: ['voyage_cta'] },
  resultats: { libelle: 'Résultats consultés', events: ['resultats_view'] },
  ajouts: {
    libelle: 'Ajouts à une liste',
    events: ['liste_add_epreuve', 'liste_add_parcours', 'liste_add_voyage'],
  },
  terminees: {
    libelle: 'Épreuves et parcours terminés',
    events: ['epreuve_complete', 'parcours_complete'],
  },
  commentaires: { libelle: 'Commentaires', events: ['parcours_comment'] },
  notes: { libelle: 'Notes', events: ['parcours_rate'] },
  courses: { libelle: 'Courses créées', events: ['course_create'] },
  publications: { libelle: 'Parcours publiés', events: ['parcours_publish'] },
} as const satisfies Record<string, MesureDeclaree>

export type CleMesure = keyof typeof MESURES
export const CLES_MESURES = Object.keys(MESURES) as readonly CleMesure[]
export const MESURE_DE: Readonly<Partial<Record<string, CleMesure>>> = Object.fromEntries(
  CLES_MESURES.flatMap((cle) => MESURES[cle].events.map((name) => [name, cle])),
)

export const PAS = ['jour', 'semaine', 'mois'] as const
export type Pas = (typeof PAS)[number]
export const PAS_LABELS: Readonly<Record<Pas, string>> = {
  jour: 'Jour',
  semaine: 'Semaine',
  mois: 'Mois',
}

export type Periode = { du: string; au: string }
export type Tranche = { debut: string; fin: string }

/** Leap year; with the comparison year, that is the retention. */
const MAX_DAYS = 366
/** Above this number a chart is unreadable. */
const MAX_TRANCHES = 100

export const countPeriode = ({ du, au }: Periode): number => countDays(du, au) + 1

export function findPeriodeFautes(
  { du, au }: Periode,
  pas: Pas,
  today: string,
): Partial<Record<'du' | 'au' | 'pas', string>> {
  if (au < du) return { au: 'La fin vient avant le début.' }
  if (au > today) return { au: 'La fin est au plus tard aujourd’hui.' }
  if (countPeriode({ du, au }) > MAX_DAYS) return { du: 'Une période dure un an au plus.' }
  if (splitPeriode({ du, au }, pas).length > MAX_TRANCHES) {
    return { pas: 'Cela ferait plus de cent lignes. Comptez par semaine ou par mois.' }
  }
  return {}
}

export function splitPeriode({ du, au }: Periode, pas: Pas): Tranche[] {
  const tranches: Tranche[] = []
  for (let debut = du; debut <= au; ) {
    const next = getNext(debut, pas)
    const last = addDays(next, -1)
    tranches.push({ debut, fin: last < au ? last : au })
    debut = next
  }
  return tranches
}

function getNext(day: string, pas: Pas): string {
  if (pas === 'jour') return addDays(day, 1)
  if (pas === 'semaine') return addDays(getMonday(day), 7)
  return addMonths(`${day.slice(0, 7)}-01`, 1)
}

export const getPeriodeAvant = (periode: Periode): Periode => ({
  du: addDays(periode.du, -countPeriode(periode)),
  au: addDays(periode.du, -1),
})

/** Whether the whole period is still retained. The first retained day lacks an hour in Paris. */
export const isRetained = ({ du }: Periode, now: Date, months?: number): boolean =>
  du > getAudienceLimit(now, months).toISOString().slice(0, 10)

const ROUNDED_TO = 5

/**
 * Rounded down to a multiple of five (decision 117): 0 stands for « moins de 5 », zero included.
 */
export const roundDown = (nb: number): number => nb - (nb % ROUNDED_TO)

export const formatNombre = (rounded: number): string =>
  rounded === 0 ? `moins de\u00a0${ROUNDED_TO}` : groupThousands(String(rounded))

/** Below it, a percentage would reveal the exact count. */
const ENOUGH = 50

/** `+ 12 %` from the previous period, computed from rounded values; null if not significant. */
export function formatEvolution(total: number, avant: number | null): string | null {
  if (avant === null || avant < ENOUGH) return null
  const percent = Math.round((100 * (total - avant)) / avant)
  if (percent === 0) return 'stable'
  return `${percent > 0 ? '+' : '−'}\u00a0${Math.abs(percent)}\u00a0%`
}
