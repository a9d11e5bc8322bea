import type { JourSemaine, SeancePlacee } from '@foulee/domain/entrainement/plan'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import type { Step } from '@foulee/domain/entrainement/step'
import type { Place } from './weeks.ts'

export type SessionDraft = Omit<ContenuSeance, 'steps'> & {
  raccourci: string
  /** Original steps: their positions are lost in the shorthand. */
  connues: readonly Step[]
  semaine: number
  jour: JourSemaine
}

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

type StoredFields = Readonly<Record<string, string[]>>

/** Stored draft, without week and day, which may change meanwhile. */
export const writeSession = ({ semaine: _, jour: __, ...content }: SessionDraft): StoredFields => ({
  seance: [JSON.stringify(content)],
})

export function readSession(kept: StoredFields | null, sessionDraft: SessionDraft): SessionDraft {
  try {
    const begun = JSON.parse(kept?.seance?.[0] ?? '{}') as Partial<SessionDraft>
    return { ...sessionDraft, ...begun }
  } catch {
    return sessionDraft
  }
}
