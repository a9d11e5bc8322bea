import { api } from '#platform/api/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { useToast } from '#ui/toast.tsx'

/** Original file; fetched with the session, hence no plain link. */
export function OriginalLink({ id, nom }: { id: number; nom: string }) {
  const toast = useToast()
  const save = async () => {
    const { blob } = await api('GET /api/parcours/{id}/original', { params: { id } })
    saveFile(blob, nom)
  }
  return (
    <button
      className="inline-flex min-h-6 font-semibold text-sapin underline"
      onClick={() => void save().catch(({ message }: Error) => toast({ message, tone: 'danger' }))}
      type="button"
    >
      Le télécharger
    </button>
  )
}
