import { api } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'

/** The untouched file again; asked with the session, so no plain link. */
export function OriginalLink({ id, nom }: { id: number; nom: string }) {
  const toast = useToast()
  const save = async () => {
    const { blob } = await api('GET /api/parcours/{id}/original', { params: { id } })
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = nom
    link.click()
    URL.revokeObjectURL(url)
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
