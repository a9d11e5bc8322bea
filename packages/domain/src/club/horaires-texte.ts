import { findFaute, type Horaires, JOURS, type Plage } from './horaires.ts'

const DAY_NAMES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['mo', 'lu', 'lun', 'lundi', 'monday', 'mon'],
    ['tu', 'ma', 'mar', 'mardi', 'tuesday', 'tue'],
    ['we', 'me', 'mer', 'mercredi', 'wednesday', 'wed'],
    ['th', 'je', 'jeu', 'jeudi', 'thursday', 'thu'],
    ['fr', 've', 'ven', 'vendredi', 'friday', 'fri'],
    ['sa', 'sam', 'samedi', 'saturday', 'sat'],
    ['su', 'di', 'dim', 'dimanche', 'sunday', 'sun'],
  ].flatMap((names, index) => names.map((name) => [name, index] as const)),
)

const HOURS = /(\d{1,2})(?:[:h](\d{2})?)?\s*(?:[-–—]|a)\s*(\d{1,2})(?:[:h](\d{2})?)?/g
const LINKS: ReadonlySet<string> = new Set(['du', 'au', 'de', 'le', 'la', 'ph', 'a'])
const DAY_NAME = /\p{L}+/gu

export function readHoraires(text: string): Horaires | null {
  // Accents are removed because `\b` does not match after an accented letter.
  const cleaned = text.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const week: Plage[][] = JOURS.map(() => [])
  if (cleaned === '24/7') return null
  let feries: Horaires['feries'] = 'ferme'
  for (const raw of cleaned.split(/[;|\n]/)) {
    const rule = raw.trim()
    if (!rule) continue
    if (/^(ph|jours? feries?)\b/.test(rule)) {
      feries = /off|ferm/.test(rule) ? 'ferme' : 'comme_la_semaine'
      continue
    }
    if (!applyRule(week, rule)) return null
  }
  const horaires: Horaires = { semaine: week, exceptions: [], feries }
  return week.some((plages) => plages.length) && !findFaute(horaires) ? horaires : null
}

function applyRule(week: Plage[][], rule: string): boolean {
  const first = /\d/.exec(rule)?.index ?? rule.length
  const head = rule.slice(0, first)
  const tail = rule.slice(first)
  const isClosed = /\b(off|closed|fermee?)\b/.test(rule)
  const days = readDays(head.replace(/\b(off|closed|fermee?)\b/g, ''))
  const plages = isClosed ? [] : readPlages(tail)
  if (!days || !plages) return false
  for (const day of days) week[day] = plages
  return true
}

function readDays(head: string): number[] | null {
  const compact = head.replace(/[:.]/g, ' ').trim()
  if (!compact || /^(tous les jours|de)$/.test(compact)) return JOURS.map((_, index) => index)
  const days: number[] = []
  for (const part of compact.split(/,|\bet\b/)) {
    const words = [...part.matchAll(DAY_NAME)]
      .map(([word]) => word)
      .filter((word) => !LINKS.has(word))
    const named = words.flatMap((word) => DAY_NAMES[word] ?? [])
    // An unknown word means an unsupported rule.
    if (named.length < words.length || named.length > 2) return null
    const [from, to] = named
    if (from === undefined) continue
    if (to === undefined) days.push(from)
    else
      for (let day = from; ; day = (day + 1) % 7) {
        days.push(day)
        if (day === to) break
      }
  }
  return days.length ? days : null
}

function readPlages(tail: string): Plage[] | null {
  const plages: Plage[] = []
  const rest = tail.replace(HOURS, (_, h1, m1 = '00', h2, m2 = '00') => {
    plages.push({ debut: toTime(h1, m1), fin: toTime(h2, m2) })
    return ''
  })
  const isAllRead = /^[\s,.&et/+]*$/.test(rest)
  return plages.length && isAllRead ? plages : null
}

const toTime = (hours: string, minutes: string) =>
  `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`
