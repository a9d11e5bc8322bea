import type { JourSemaine, SeancePlacee } from '@foulee/domain/entrainement/plan'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import type { Step } from '@foulee/domain/entrainement/step'
import type { Place } from './weeks.ts'

/** A session as its fields hold it. */
export type SessionDraft = Omit<ContenuSeance, 'steps'> & {
  raccourci: string
  /** The steps as they were given: they have places, which no shorthand says. */
  connues: readonly Step[]
  semaine: number
  jour: JourSemaine
}

/** The fields of a session that is there, or of a new one in a place. */
export const toDraft = (seance: SeancePlacee | null, { semaine, jour }: Place): SessionDraft => ({
  titre: seance?.titre ?? '',
  sport: seance?.sport ?? 'course_a_pied',
  objectif: seance?.objectif ?? 'endurance',
  description: seance?.description ?? '',
  denivele: seance?.denivele ?? null,
  raccourci: seance ? writeRaccourci(seance.steps) : '',
  connues: seance?.steps ?? [],
  semaine,
  jour,
})

type Kept = Readonly<Record<string, string[]>>

/** As it is kept until it is confirmed; where it stands is not written, and may change meanwhile. */
export const writeSession = ({ semaine: _, jour: __, ...content }: SessionDraft): Kept => ({
  seance: [JSON.stringify(content)],
})

/** What was begun of a session and not confirmed, or what is given where nothing was. */
export function readSession(kept: Kept | null, given: SessionDraft): SessionDraft {
  try {
    const begun = JSON.parse(kept?.seance?.[0] ?? '{}') as Partial<SessionDraft>
    return { ...given, ...begun }
  } catch {
    return given
  }
}
