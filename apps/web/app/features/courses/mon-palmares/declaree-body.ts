import type { CourseADeclarer } from '@foulee/contract/courses/mon-palmares'
import { TYPES_COURSE } from '@foulee/domain/courses/course'
import { checkCourseDeclaree, STATUTS_DECLARES } from '@foulee/domain/courses/course-declaree'
import { chooseDuree, parseDurees } from '@foulee/domain/parcours/duree-saisie'
import { isDate } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { assertFields, isTicked, readLine } from '#ui/form/form-values.ts'
import { readScaled } from '#ui/form/read-number.ts'

/** An épreuve of the calendar: its own length is null where the calendar does not know it. */
export type Chosen = { id: number; nom: string; date: string; distance: number | null }

/**
 * Fields of a declared race.
 * @throws ApiError with the errors of all fields at once
 */
export function readDeclaree(
  form: FormData,
  chosen: Chosen | null,
  today = parisDate(new Date()),
): CourseADeclarer {
  const date = chosen?.date ?? readLine(form, 'date')
  const distance = chosen?.distance ?? readScaled(readLine(form, 'distance'), 1000)
  const denivele = readScaled(readLine(form, 'denivele'), 1)
  const [rang, nb_classes] = [readPlace(form, 'rang'), readPlace(form, 'nb_classes')]
  const statut = STATUTS_DECLARES[isTicked(form, 'abandon') ? 1 : 0]
  const isOver = statut === 'classe'
  const temps = isOver ? readTemps(readLine(form, 'temps'), distance ?? 0) : null
  const type = TYPES_COURSE.find((kind) => kind === readLine(form, 'type'))
  const nom = readLine(form, 'nom')
  const length = distance ?? null
  const result = {
    ...{ statut, temps: temps ?? null },
    rang: isOver ? (rang ?? null) : null,
    nb_classes: nb_classes ?? null,
  }
  const epreuves_id = chosen?.id ?? null
  const course = { ...result, epreuves_id, nom, date, distance: length, type: type ?? 'autre' }
  assertFields({
    ...checkCourseDeclaree(course, today),
    ...(!isDate(date) && { date: 'Choisissez le jour de la course.' }),
    ...(!chosen && !type && { type: 'Choisissez le genre de course.' }),
    ...(distance === undefined && {
      distance: 'Indiquez la distance en kilomètres, par exemple 10 ou 21,1.',
    }),
    ...(denivele === undefined && { denivele: 'Indiquez un dénivelé en mètres, ou rien.' }),
    ...(temps === undefined && { temps: 'Indiquez un temps, par exemple 52:30 ou 1h45.' }),
    ...(rang === undefined && { rang: 'Indiquez votre place en chiffres, ou rien.' }),
    ...(nb_classes === undefined && { nb_classes: 'Indiquez un nombre, ou rien.' }),
  })
  const lien = readLine(form, 'lien')
  // The calendar says the rest.
  if (chosen) return { ...result, lien, ...(chosen.distance === null && { distance: length }) }
  const lieu = readLine(form, 'lieu')
  return {
    ...result,
    ...{ nom, lieu, date, lien, distance: length, denivele: denivele ?? null },
    ...(type && { type }),
  }
}

/** Seconds; null when empty, undefined when unreadable. */
function readTemps(text: string, distance: number): number | null | undefined {
  if (!text) return null
  const durees = parseDurees(text)
  return durees ? chooseDuree(durees, distance) : undefined
}

function readPlace(form: FormData, name: string): number | null | undefined {
  const place = readScaled(readLine(form, name), 1)
  return place === 0 ? undefined : place
}
