import type { JourneeEditee } from '@foulee/contract/sejours/contribution'
import type { Fields } from '#ui/form/changed-fields.ts'
import { sendScaled, writeScaled } from '#ui/form/read-number.ts'

export const JOURNEE_LABELS: Readonly<Record<string, string>> = {
  titre: 'Titre',
  description: 'Description',
  parcours_id: 'Parcours',
  distance: 'Distance (km)',
  denivele: 'D+ (m)',
  hebergement: 'Hébergement',
  repas: 'Repas',
  transport: 'Transport',
  epreuves_id: 'Épreuve',
  dossard_inclus: 'Dossard compris',
}

export const toJourneeValues = (journee: JourneeEditee | null): Record<string, string> => ({
  titre: journee?.titre ?? '',
  description: journee?.description ?? '',
  parcours_id: String(journee?.parcours?.id ?? ''),
  distance: writeScaled(journee?.distance ?? null, 1000),
  denivele: writeScaled(journee?.denivele ?? null, 1),
  hebergement: journee?.hebergement ?? '',
  repas: journee?.repas ?? '',
  transport: journee?.transport ?? '',
  epreuves_id: String(journee?.epreuve?.id ?? ''),
  dossard_inclus: String(journee?.dossard_inclus ?? false),
})

/** Units of the API per unit of the form. */
const SCALES: Readonly<Record<string, 1000 | 1>> = { distance: 1000, denivele: 1 }

/** Request body: kilometres in metres. */
export const toJourneeChanges = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const scale = SCALES[name]
      return [name, scale ? sendScaled(String(value), scale) : value]
    }),
  )

type Known = Readonly<
  Record<'parcours_id' | 'epreuves_id', readonly ({ id: number; nom: string | null } | null)[]>
>

export const formatJourneeValue =
  (known: Known) =>
  (name: string, text: string): string => {
    if (name === 'dossard_inclus') return text === 'true' ? 'oui' : 'non'
    if (!text || (name !== 'parcours_id' && name !== 'epreuves_id')) return text
    return known[name].find((item) => item?.id === Number(text))?.nom ?? `numéro ${text}`
  }
