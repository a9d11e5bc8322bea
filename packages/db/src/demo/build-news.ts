import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getCancellation } from './build-journal.ts'
import type { CourseTree, EditionTree } from './insert-courses.ts'
import { createRandom, type Random } from './random.ts'
import type { PlacedRace } from './situations.ts'

type News = NonNullable<CourseTree['actualites']>[number]
type NewsContext = { placed: PlacedRace; next: EditionTree; now: Date; random: Random }

function findUrgentNews({ placed, next, now }: NewsContext): News[] {
  const { situation, slug } = placed
  const { jour, motif } = getCancellation(slug, now)
  if (situation === 'annulee' || situation === 'edition_annulee') {
    return [
      {
        titre: `Pas d’édition ${next.date_debut.slice(0, 4)}`,
        texte: `<p>${motif}</p>`,
        date: jour,
      },
    ]
  }
  if (situation !== 'reportee') return []
  const texte = `<p>${motif}</p><p>Rendez-vous le <strong>${formatDateLongue(next.date_debut)}</strong>\u00a0: les dossards déjà pris restent valables.</p>`
  return [{ titre: 'La date change', texte, date: jour }]
}

const RESULTATS = {
  titre: 'Les résultats sont en ligne',
  texte:
    '<p>Merci aux coureurs, aux bénévoles et au public. Les classements sont sur la page de chaque épreuve.</p>',
}
const OUVERTURE = {
  titre: 'Les inscriptions sont ouvertes',
  texte: '<p>Comme chaque année, les premiers dossards partent vite. Le règlement est à jour.</p>',
}
const COMPLET = {
  titre: 'Tous les dossards sont partis',
  texte:
    '<p>Merci de votre confiance. Une bourse aux dossards ouvrira un mois avant la course pour ceux qui ne peuvent plus venir.</p>',
}
const BENEVOLES = {
  titre: 'Nous cherchons des bénévoles',
  texte:
    '<p>Remise des dossards, ravitaillements, carrefours\u00a0: une matinée suffit, et le repas est offert.</p>',
}

function findUsualNews({ placed, next, now, random }: NewsContext): News[] {
  const today = parisDate(now)
  const yesterday = addDays(today, -1)
  const wait = countDays(today, next.date_debut)
  const opened = next.inscription_ouverture && parisDate(new Date(next.inscription_ouverture))
  const isFull = next.inscrits !== undefined && next.inscrits === next.places
  const results = addDays(placed.placement.derniere, 1)
  const news: News[] = [{ ...RESULTATS, date: results }]
  if (opened) news.push({ ...OUVERTURE, date: opened })
  if (opened && isFull) news.push({ ...COMPLET, date: yesterday })
  if (wait > 20 && wait < 100) {
    news.push({ ...BENEVOLES, date: addDays(today, -random.int(1, 15)) })
  }
  return news.filter(({ date }) => date <= yesterday)
}

export function buildNews(placed: PlacedRace, editions: readonly EditionTree[], now: Date): News[] {
  const next = editions.find(({ date_debut }) => date_debut >= placed.placement.prochaine)
  if (!next) return []
  const random = createRandom(`${placed.slug}/actualites`)
  const context = { placed, next, now, random }
  const urgent = findUrgentNews(context)
  if (urgent.length || editions.length < 2 || !random.chance(0.3)) return urgent
  return findUsualNews(context)
}
