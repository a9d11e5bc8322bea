import type {
  CourseADeclarer,
  CourseDuPalmares,
  Proposition,
  ReglagesPalmares,
} from '@foulee/contract/courses/mon-palmares'
import type { Call } from '@foulee/contract/shared/call'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { useToast } from '#ui/toast.tsx'
import { type Chosen, readDeclaree } from './declaree-body.ts'

export const palmaresQuery = queryOf('POST /api/palmares/my')

export const palmaresPublicQuery = (id: number, call?: Call) =>
  queryOf('GET /api/palmares/coureurs/{id}', { params: { id } }, call)

export const propositionsQuery = (activites_id?: number) =>
  itemsOf('POST /api/palmares/propositions', {
    body: activites_id === undefined ? {} : { activites_id },
  })

const FOUND = 6
export const MIN_LETTERS = 3

export const racesQuery = (texte: string) => ({
  ...itemsOf('GET /api/courses', { query: { texte, nb_page: FOUND } }),
  enabled: texte.length >= MIN_LETTERS,
})

export const raceQuery = (id: string) => queryOf('GET /api/courses/{id}', { params: { id } })

export type Start = Partial<CourseADeclarer> & { activites_id?: number }

type Saving = { id: number | null; chosen: Chosen | null; activites_id?: number | undefined }

export function useSaveDeclaree(
  { id, chosen, activites_id }: Saving,
  onDone: (course: CourseDuPalmares) => void,
) {
  const toast = useToast()
  const finish = (message: string) => (course: CourseDuPalmares) => {
    toast({ message, tone: 'success' })
    onDone(course)
  }
  const create = useCall('POST /api/palmares/create', {
    input: (form: FormData) => ({
      body: {
        ...readDeclaree(form, chosen),
        ...(chosen && { epreuves_id: chosen.id }),
        ...(activites_id !== undefined && { activites_id }),
      },
    }),
    onSuccess: finish('La course est dans votre palmarès.'),
  })
  const change = useCall('POST /api/palmares/update/{id}', {
    input: (form: FormData) => ({ params: { id: id ?? 0 }, body: readDeclaree(form, chosen) }),
    onSuccess: finish('La course est enregistrée.'),
  })
  return id === null ? create : change
}

export function useRemoveDeclaree({ id, nom }: CourseDuPalmares) {
  const toast = useToast()
  return useCall('POST /api/palmares/del', {
    input: { body: { id } },
    onSuccess: () => toast({ message: `${nom} n’est plus dans votre palmarès.` }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

export function useSendPreuve({ id }: CourseDuPalmares) {
  const toast = useToast()
  return useCall('POST /api/palmares/preuve/{id}', {
    input: (fichier: File) => {
      const body = new FormData()
      body.set('fichier', fichier)
      return { params: { id }, body }
    },
    onSuccess: () => toast({ message: 'La preuve est jointe.', tone: 'success' }),
    onError: (error) => toast({ message: readRefusal(error), tone: 'danger' }),
  })
}

/** The field’s own sentence says more than that of the form. */
const readRefusal = (error: Error & { errors?: Record<string, string> }): string =>
  error.errors?.fichier ?? error.message

export function useRemovePreuve({ id }: CourseDuPalmares) {
  const toast = useToast()
  return useCall('POST /api/palmares/preuve/{id}/del', {
    input: { params: { id } },
    onSuccess: () => toast({ message: 'La preuve est retirée.' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

export function useReadPreuve({ id, preuve }: CourseDuPalmares) {
  const toast = useToast()
  return useCall('GET /api/palmares/preuve/{id}', {
    input: { params: { id } },
    onSuccess: ({ blob }) => saveFile(blob, preuve ?? 'preuve'),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

export function useReglages() {
  const toast = useToast()
  return useCall('POST /api/palmares/reglages', {
    input: (body: Partial<ReglagesPalmares>) => ({ body }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

/** Declares what an outing says, by one press. */
export function useDeclareOuting(proposition: Proposition) {
  const { activites_id, epreuves_id, nom, date, type, distance, denivele, temps } = proposition
  const toast = useToast()
  return useCall('POST /api/palmares/create', {
    input: {
      body: {
        activites_id,
        ...{ nom, date, type, distance, denivele, temps },
        ...(epreuves_id !== null && { epreuves_id }),
        ...(proposition.lieu && { lieu: proposition.lieu }),
      },
    },
    onSuccess: () => toast({ message: `${nom} est dans votre palmarès.`, tone: 'success' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

export function usePutOutingAside(activites_id: number) {
  const toast = useToast()
  return useCall('POST /api/palmares/propositions/ecarter', {
    input: { body: { activites_id } },
    onSuccess: () => toast({ message: 'Cette sortie ne vous sera plus proposée.' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}
