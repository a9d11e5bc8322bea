import { useMutation } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { toMyQuery } from './feuille.queries.ts'
import type { MyQuery, Subject } from './feuille-subjects.ts'
import type { FeuilleSearch } from './feuille-url.ts'

const EPREUVE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi/gpx'
const PARCOURS = 'GET /api/parcours/{id}/feuille-de-route/moi/gpx'

function fetchMyGpx(subject: Subject, query: MyQuery) {
  const { slug: id } = subject
  return 'epreuves_id' in subject
    ? api(EPREUVE, { params: { id, epreuves_id: subject.epreuves_id }, query })
    : api(PARCOURS, { params: { id }, query })
}

type MyGpxProps = { subject: Subject; search: FeuilleSearch }

/** The file of a member's own passages: fetched with the session, hence no plain link. */
export default function MyGpx({ subject, search }: MyGpxProps) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => fetchMyGpx(subject, await toMyQuery(search)),
    onSuccess: ({ blob }) => saveFile(blob, `${subject.slug}-feuille-de-route.gpx`),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <Button icon="download" isLoading={isPending} onClick={() => mutate()}>
      GPX avec mes passages
    </Button>
  )
}
