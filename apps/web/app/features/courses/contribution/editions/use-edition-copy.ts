import { deDateRange } from '@foulee/domain/shared/date'
import { api } from '#platform/api/api.ts'
import { useToast } from '#ui/toast.tsx'
import { saveEdition } from './editions-calls.ts'
import { useEditions } from './use-editions.ts'

export type EditionCopy = ReturnType<typeof useEditionCopy>

/**
 * Copies an edition to the next year and opens the copy, or the existing edition of that year.
 * @param ids of the shown editions
 */
export function useEditionCopy(
  coursesId: number,
  ids: readonly number[],
  lead: (id: number) => void,
) {
  const toast = useToast()
  return useEditions(coursesId, async (copie_de: number) => {
    const fields = { copie_de: String(copie_de) }
    const { id, data } = await saveEdition(api, { courses_id: coursesId, fields })
    const { date_debut, editions_fin, ensemble } = data
    if (ids.includes(id)) {
      const dates = deDateRange(date_debut, editions_fin)
      toast({ message: `L’édition ${dates} existe déjà\u00a0: la voici.` })
    }
    lead(id)
    return ensemble
  })
}
