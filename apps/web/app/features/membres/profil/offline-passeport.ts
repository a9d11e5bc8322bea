import type { Profil } from '@foulee/contract/membres/profil'
import { CATEGORIE_LABELS } from '@foulee/domain/courses/categorie'
import { getCategorieOn, LICENCE_LABELS } from '@foulee/domain/courses/passeport'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { escapeHtml, writeDocument, writeFoot } from '#platform/offline/document.ts'

export function listPapiers(profil: Profil, today: string): string[][] {
  const { licence_type, licence_numero, licence_fin, pps_numero, pps_fin } = profil
  const categorie = getCategorieOn(profil.naissance, today)
  return [
    ['Catégorie', categorie ? `${CATEGORIE_LABELS[categorie]} (${categorie})` : ''],
    [
      'Licence',
      licence_type && formatPaper(LICENCE_LABELS[licence_type], licence_numero, licence_fin),
    ],
    ['PPS', (pps_numero || pps_fin) && formatPaper('', pps_numero, pps_fin)],
  ].filter(([, text]) => text)
}

export function writePasseport(profil: Profil, today: string): string {
  const body = listPapiers(profil, today).map(
    ([name = '', text = '']) => `<h2>${escapeHtml(name)}</h2>\n<p>${escapeHtml(text)}</p>`,
  )
  const content = body.join('\n') || '<p>Ni licence ni PPS dans votre passeport.</p>'
  const foot = writeFoot(formatDateLongue(today))
  return writeDocument('Passeport coureur', `<h1>Passeport coureur</h1>\n${content}\n${foot}`)
}

const formatPaper = (label: string, numero: string, fin: string): string =>
  [label, numero && `n°\u00a0${numero}`, fin && `jusqu’au ${formatDateLongue(fin)}`]
    .filter(Boolean)
    .join(', ')
